export default {
  theme: 'Theme',
  themes: { auto: 'Same as your device', light: 'Parchment (light)', dark: 'Candlelight (dark)' },
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  speed: 'Pace',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
  sound: 'Sounds',
  volume: 'Volume',
};
