import type { FileKind } from '@lakou/contract/files';
import {
  type DOCUMENT_TYPES,
  MOST_FILE_BYTES,
  PICTURE_TYPES,
  TYPES_OF_KIND,
} from '@lakou/contract/files.rules';

export type FileProblem = 'tooBig' | 'wrongType' | 'empty';

const BY_ENDING: Record<string, (typeof DOCUMENT_TYPES)[number]> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** For `<input accept>`. */
export const acceptedTypes = (kind: FileKind): string => TYPES_OF_KIND[kind].join(',');

/** Some phones give a file no type, so its name decides. The server checks the content in any case. */
export const typeOf = ({ name, type }: { name: string; type: string }): string =>
  type || (BY_ENDING[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '');

export const isPicture = (file: { name: string; type: string }): boolean =>
  PICTURE_TYPES.some((type) => type === typeOf(file));

/** Checks that need no upload: 10 MB cost time and money on 3G. */
export function problemOf(
  kind: FileKind,
  file: { name: string; type: string; size: number },
): FileProblem | undefined {
  if (!TYPES_OF_KIND[kind].some((type) => type === typeOf(file))) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > MOST_FILE_BYTES ? 'tooBig' : undefined;
}
