// Neural nets of games (docs/net.md), fetched on first use: the engine does not contain them.

const files = import.meta.glob<string>('../../../bots/*/net.bin', { query: '?url', import: 'default', eager: true });

const addresses = new Map(Object.entries(files).map(([path, address]) => [path.split('/').at(-2), address]));

function base64(bytes: Uint8Array): string {
  const step = 0x8000; // number of arguments that every engine accepts
  let text = '';
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
}

/** The net of a game in base64 for the engine; null if the game has none, or the download fails. */
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
