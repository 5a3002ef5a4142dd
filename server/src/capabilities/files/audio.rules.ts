import type { AUDIO_TYPES } from '@lakou/contract/files.rules';

export type AudioType = (typeof AUDIO_TYPES)[number];

const HEAD = 4096;
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** A track of an MP4 file says what it is in its handler. */
const handler = (kind: string) => Buffer.from(`hdlr\0\0\0\0\0\0\0\0${kind}`, 'latin1');
const [SOUND, PICTURE] = [handler('soun'), handler('vide')];

/** What a recording is by its bytes, whatever its sender says: sound alone, as browsers record it. */
export function audioTypeOf(bytes: Buffer): AudioType | undefined {
  const head = bytes.subarray(0, HEAD).toString('latin1');
  if (bytes.subarray(0, 4).equals(EBML)) {
    const isSound = head.includes('webm') && /A_(?:OPUS|VORBIS)/.test(head) && !/V_[A-Z]/.test(head);
    return isSound ? 'audio/webm' : undefined;
  }
  if (head.startsWith('OggS')) return /OpusHead|vorbis/.test(head.slice(0, 200)) ? 'audio/ogg' : undefined;
  const isMp4 = head.slice(4, 8) === 'ftyp' && bytes.includes(SOUND) && !bytes.includes(PICTURE);
  return isMp4 ? 'audio/mp4' : undefined;
}
