import { counted } from '../words';

export default {
  handTo: (name: string) => `Hand the device to ${name}`,
  covered: 'All cards are covered. Nothing of yours shows until you say so.',
  show: (name: string) => `I am ${name}: show my cards`,
  handOver: 'Hand over',
  chosen: 'That is your choice.',
  boardTitle: 'Your hand is on your phone',
  join: 'Take a seat with your phone',
  scan: 'Scan to sit down, or to come back.',
  code: 'QR code of the table',
  seats: 'Seats',
  free: 'free seat',
  seatsFree: (n: number) => `${counted('en', n, { one: 'seat is', other: 'seats are' })} free.`,
  begins: (name: string) => `${name} can begin with bots on free seats.`,
  asleep: 'phone is asleep',
  botsMove: 'The bots are playing …',
  bot: 'bot',
  done: 'has nothing to choose now',
};
