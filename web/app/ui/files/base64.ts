const CHUNK = 0x8000;

/** Bytes as a text, which can be sealed with what belongs to them. */
export async function base64Of(bytes: Blob): Promise<string> {
  const all = new Uint8Array(await bytes.arrayBuffer());
  let text = '';
  for (let at = 0; at < all.length; at += CHUNK) text += String.fromCharCode(...all.subarray(at, at + CHUNK));
  return btoa(text);
}
