export default {
  theme: 'Theme',
  themes: { auto: 'Same as your device', light: 'Parchment (light)', dark: 'Candlelight (dark)' },
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  speed: 'Pace',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
  sound: 'Sounds',
  volume: 'Volume',
  offline: {
    preparing: (done: number, of: number) => `Getting ready for offline play: ${done} of ${of} files`,
    ready: (size: string) => `Ready for offline play · ${size}`,
    not: (why: string) => `Not ready for offline play: ${why}`,
    why: {
      network: 'the connection was lost.',
      server: 'the server did not send all files.',
      space: 'this device has too little free space.',
      insecure: 'it needs an https address.',
      other: 'this browser does not keep the files.',
    },
  },
};
