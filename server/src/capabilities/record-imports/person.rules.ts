import type { ImportPreview } from '@lakou/contract/record-imports';
import { plainText } from '@lakou/i18n';

const words = (name: string) =>
  new Set(
    plainText(name)
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );

/** A birth date that contradicts or a name without a common word makes it another person. */
export function isSamePerson(
  said: { readonly name: string | null; readonly birthDate: string | null },
  known: { readonly name: string; readonly dateOfBirth: string | null } | undefined,
): ImportPreview['person']['match'] {
  if (!known) return 'unknown';
  const { birthDate, name } = said;
  const bothBorn = birthDate && known.dateOfBirth;
  if (bothBorn && !known.dateOfBirth.startsWith(birthDate) && !birthDate.startsWith(known.dateOfBirth))
    return 'different';
  const theirs = words(known.name);
  if (name && ![...words(name)].some((word) => theirs.has(word))) return 'different';
  return bothBorn || name ? 'same' : 'unknown';
}
