import type { FileKind } from '@lakou/contract/files';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { fileFrom, placeFile } from '../files/files.service.ts';
import type { Changes } from './profile-fields.rules.ts';
import type { ProfileWriter } from './profiles.store.ts';

/** Fields that hold a file: a public picture, or a document that may also be given as text. */
const KINDS = {
  profilePhotoUrl: 'photo',
  idVerificationUrl: 'document',
  medicalLicenseUrl: 'document',
  photoIdUrl: 'document',
  backgroundCheckUrl: 'document',
} as const satisfies { [F in keyof Changes]?: FileKind };
type FileField = keyof typeof KINDS;
const FIELDS = Object.keys(KINDS) as FileField[];

const LONGEST_WORDS = 500;
// Browsers skip spaces and control characters before and inside a scheme.
const RUNS = /^(?:javascript|vbscript|data|blob|file):/i;
const isWords = (text: string) =>
  text.length <= LONGEST_WORDS && !RUNS.test(text.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, ''));

interface Sent {
  readonly path: string;
  readonly kind: FileKind;
  readonly text: string | null | undefined;
  readonly present: string | null | undefined;
}

/**
 * The new value of the field. Text that is no file is only valid where a document may be given as
 * text.
 */
export async function resolveFile(
  grant: ProfileWriter,
  { path, kind, text, present }: Sent,
  platform: Platform,
): Promise<string | null> {
  if (!text || text === present) return text || null;
  const address = await fileFrom(grant, { kind, text }, platform);
  if (address) return address;
  if (kind === 'document' && isWords(text)) return text;
  return fail('invalid_request', { fields: [{ path, code: 'invalid_request' }] });
}

export const holdsFiles = (changes: Changes): boolean => FIELDS.some((field) => changes[field] !== undefined);

/** The changes, with every file in them stored. */
export async function keepFiles(
  grant: ProfileWriter,
  changes: Changes,
  present: Pick<Changes, FileField>,
  platform: Platform,
): Promise<Changes> {
  const kept = { ...changes };
  for (const field of FIELDS)
    if (changes[field] !== undefined) {
      const sent = { path: field, kind: KINDS[field], text: changes[field], present: present[field] };
      kept[field] = await resolveFile(grant, sent, platform);
    }
  return kept;
}

/** Files that a profile now holds are kept; those it held before are released. */
export async function placeFiles(grant: ProfileWriter, changes: Changes): Promise<void> {
  for (const field of FIELDS)
    if (changes[field] !== undefined)
      await placeFile(grant, { as: field, by: grant.scope.userId }, changes[field] ?? null);
}
