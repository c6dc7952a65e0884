// A player is a colour and always a charge. Maps the engine's names to the tokens'.

export type Colour = 'blue' | 'yellow' | 'green' | 'red' | 'black' | 'grey';

/** By seat, in both games. */
export const colours: readonly Colour[] = ['blue', 'yellow', 'green', 'red', 'black'];

/** Path with centre 0 0 in a disc of radius 1; fill rule evenodd. */
export const charges: Record<Colour, string> = {
  blue: 'M-.2-.66h.4v.46h.46v.4H.2v.46h-.4V.2h-.46v-.4h.46z',
  red: 'M0-.76L.56 0 0 .76-.56 0z',
  green: 'M0-.52L.68.1v.46L0-.06-.68.56V.1z',
  yellow: 'M0-.74L.188-.219.742-.201.304.139.458.671 0 .36-.458.671-.304.139-.742-.201-.188-.219z',
  black: 'M0-.62A.62.62 0 010 .62.62.62 0 010-.62zM0-.3A.3.3 0 000 .3.3.3 0 000-.3z',
  grey: 'M-.6-.36L-.36-.6 0-.24.36-.6.6-.36.24 0 .6.36.36.6 0 .24-.36.6-.6.36-.24 0z',
};
