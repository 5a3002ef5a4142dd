import type { FileKind } from '@lakou/contract/files';
import { PICTURE_TYPES } from '@lakou/contract/files.rules';
import { fail } from '#platform/errors.ts';
import { type AudioType, audioTypeOf } from './audio.rules.ts';
import { isPlainPdf } from './pdf.rules.ts';
import type { PictureType } from './pictures.service.ts';

/** A file as it will be stored. */
export interface PreparedFile {
  readonly contentType: PictureType | AudioType | 'application/pdf';
  readonly bytes: Buffer;
  readonly thumb?: Buffer;
}

const isPicture = (mime: string | undefined): mime is PictureType =>
  PICTURE_TYPES.some((type) => type === mime);

/**
 * Detects the type from the bytes, whatever the sender declared, and makes the file safe or refuses
 * it.
 */
export async function prepare(bytes: Buffer, kind: FileKind): Promise<PreparedFile> {
  if (kind === 'audio') return { contentType: audioTypeOf(bytes) ?? fail('file_type_refused'), bytes };
  // Loaded with the first file: they are large, and the server starts without them.
  const { fileTypeFromBuffer } = await import('file-type');
  const { reencodePicture, resizePicture } = await import('./pictures.service.ts');
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (isPicture(mime)) {
    if (kind === 'document') {
      const { picture, preview } = await reencodePicture(bytes, mime);
      return { contentType: mime, bytes: picture, thumb: preview };
    }
    const { picture, thumb } = await resizePicture(bytes, kind === 'logo' ? 'inside' : 'cover');
    return { contentType: 'image/webp', bytes: picture, thumb };
  }
  if (kind === 'document' && mime === 'application/pdf' && isPlainPdf(bytes))
    return { contentType: mime, bytes };
  return fail('file_type_refused');
}
