export default {
  guide: 'Guide',
  next: 'Next',
  back: 'Back',
  notThat: 'Take the one in the ring',
  leave: 'Leave the lesson',
  progress: (n: number, of: number) => `Step ${n} of ${of}`,
  watch: 'Watch',
  yourMove: 'Your move',
  playReal: 'Play a real game',
  readRules: 'Rules',
};
