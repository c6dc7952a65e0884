// What games have learned (docs/net.md), fetched when it is first wanted. The engine comes without it.

const files = import.meta.glob<string>('../../../bots/*/net.bin', { query: '?url', import: 'default', eager: true });

const addresses = new Map(Object.entries(files).map(([path, address]) => [path.split('/').at(-2), address]));

function base64(bytes: Uint8Array): string {
  const step = 0x8000; // as many arguments as a function surely takes
  let text = '';
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
}

/** The net of a game in base64, as the engine takes it; null if it has none, or none can be had now. */
export async function fetchNet(game: string): Promise<string | null> {
  const address = addresses.get(game);
  if (address === undefined) return null;
  try {
    const response = await fetch(address);
    return response.ok ? base64(new Uint8Array(await response.arrayBuffer())) : null;
  } catch {
    return null;
  }
}
