import type { KeptVoice } from '../../platform/outbox/item.ts';
import type { Attached } from './attached-files.tsx';

const CHUNK = 0x8000;

async function base64Of(bytes: Blob): Promise<string> {
  const all = new Uint8Array(await bytes.arrayBuffer());
  let text = '';
  for (let at = 0; at < all.length; at += CHUNK) text += String.fromCharCode(...all.subarray(at, at + CHUNK));
  return btoa(text);
}

/** As it stands among the files of a message that is being written. */
export const heldVoice = (id: string, voice: KeptVoice, name: string): Attached => ({
  file: { id, url: '', contentType: voice.contentType, size: voice.base64.length },
  name,
  voice,
});

/** A recording that stays on this device, encrypted like all that waits, until its message can be sent. */
export const keptVoiceOf = async (bytes: Blob, contentType: string, name: string): Promise<Attached> =>
  heldVoice(crypto.randomUUID(), { contentType, base64: await base64Of(bytes) }, name);
