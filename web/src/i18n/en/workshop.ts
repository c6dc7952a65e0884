export default {
  title: 'Workshop',
  undo: 'Undo',
  open: 'Open a file',
  save: 'Save as a file',
  copy: 'Copy the link',
  copied: 'Copied',
  empty: 'Start anew',
  broken: 'This link or file is damaged. Here is an empty table instead.',
};
