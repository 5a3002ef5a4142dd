import type { ImportPreview } from '@lakou/contract/record-imports';

const words = (name: string) =>
  new Set(
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );

/** By the day of birth where both are known; else by a name in common. */
export function isSamePerson(
  said: { readonly name: string | null; readonly birthDate: string | null },
  known: { readonly name: string; readonly dateOfBirth: string | null } | undefined,
): ImportPreview['person']['match'] {
  if (!known) return 'unknown';
  const { birthDate, name } = said;
  if (birthDate && known.dateOfBirth)
    return known.dateOfBirth.startsWith(birthDate) || birthDate.startsWith(known.dateOfBirth)
      ? 'same'
      : 'different';
  if (!name) return 'unknown';
  const theirs = words(known.name);
  return [...words(name)].some((word) => theirs.has(word)) ? 'same' : 'different';
}
