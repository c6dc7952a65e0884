// Icons of the account page: paths on a 24-unit grid.

export const signs = {
  key: 'M8 7a5 5 0 104.600 7H15v3h3v-3h3v-4h-8.400A5 5 0 008 7zm0 3a2 2 0 110 4 2 2 0 010-4z',
  lock: 'M7 10V8a5 5 0 0110 0v2h2v11H5V10zm2.200 0h5.600V8a2.800 2.800 0 00-5.600 0z',
  pencil: 'M4 16.500L15.500 5l3.500 3.500L7.500 20H4zM17 3.500l1-1 3.500 3.500-1 1z',
  phone: 'M8 2h8a2 2 0 012 2v16a2 2 0 01-2 2H8a2 2 0 01-2-2V4a2 2 0 012-2zm0 3v12h8V5zm3 13.500V20h2v-1.500z',
  screen: 'M3 4h18v12H3zm2 2v8h14V6zM8 18h8v2H8z',
  trash: 'M9 3h6l1 2h4v2H4V5h4zM5.500 8h13L17.500 21h-11z',
  download: 'M11 3h2v9l3.500-3.500L18 10l-6 6-6-6 1.500-1.500L11 12zM4 18h16v3H4z',
} as const;
