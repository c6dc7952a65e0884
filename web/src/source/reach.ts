// The address for phones. A page opened on the server's own machine may have an address that works nowhere else.

import { get } from './api';

export interface Reach {
  /** The start of links. */
  origin: string;
  /** True if only this computer can open them. */
  closed: boolean;
  /** The address in the local network, for when the server listens there. */
  later: string | null;
}

interface Told {
  open: boolean;
  port: number;
  addresses: string[];
}

export const onlyHere = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Older servers do not know their address. */
export async function reach(): Promise<Reach> {
  const { origin, hostname } = location;
  if (!onlyHere(hostname)) return { origin, closed: false, later: null };
  const told = await get<Told>('reach').catch(() => null);
  const address = told?.addresses[0];
  const network = told && address ? `http://${address}:${told.port}` : null;
  if (network && told?.open) return { origin: network, closed: false, later: null };
  return { origin, closed: true, later: network };
}
