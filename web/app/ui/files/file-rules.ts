import type { FileKind } from '@lakou/contract/files';

export type FileProblem = 'tooBig' | 'wrongType' | 'empty';

const MAX_BYTES = 10 * 1024 * 1024;
const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
const TYPES: Record<FileKind, readonly string[]> = {
  photo: PICTURES,
  logo: PICTURES,
  document: [...PICTURES, 'application/pdf'],
};
const BY_ENDING: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** For `<input accept>`. */
export const acceptedTypes = (kind: FileKind): string => TYPES[kind].join(',');

/** Some phones do not say what a file is; its name then does. The server looks inside, whatever either says. */
export const typeOf = ({ name, type }: { name: string; type: string }): string =>
  type || (BY_ENDING[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '');

export const isPicture = (file: { name: string; type: string }): boolean => PICTURES.includes(typeOf(file));

/** What can be told before sending anything: 10 MB cost time and money on 3G. */
export function problemOf(
  kind: FileKind,
  file: { name: string; type: string; size: number },
): FileProblem | undefined {
  if (!TYPES[kind].includes(typeOf(file))) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > MAX_BYTES ? 'tooBig' : undefined;
}
