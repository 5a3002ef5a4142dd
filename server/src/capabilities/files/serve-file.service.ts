import type { Servable } from '#platform/http/file-reply.ts';
import type { Platform } from '#platform/platform.ts';
import { thumbKey } from './files.service.ts';
import type { ReadableFile } from './files.store.ts';

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
};

/** A file as it is sent; `thumb` for the small version of a picture. */
export function servable(file: ReadableFile, thumb: boolean, { storage }: Platform): Servable {
  const small = thumb && file.thumbSize !== null;
  const tag = file.sha256.toString('base64url');
  return {
    contentType: file.contentType,
    size: small ? (file.thumbSize ?? 0) : file.size,
    tag: small ? `${tag}-thumb` : tag,
    name: `${file.kind}.${ENDINGS[file.contentType]}`,
    attachment: file.contentType === 'application/pdf',
    // A photo never changes at its address. Documents and voices are not cached, because others may
    // use the same phone.
    cacheControl: ['document', 'audio'].includes(file.kind)
      ? 'private, no-store'
      : 'private, max-age=86400, immutable',
    open: (part?: { start: number; end: number }) => storage.open(small ? thumbKey(file.id) : file.id, part),
  };
}
