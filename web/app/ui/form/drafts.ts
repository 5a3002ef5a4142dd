const PREFIX = 'draft:';
const OWNER = 'drafts-owner';

interface Draft<Values> {
  /** When it was stored, in milliseconds. */
  at: number;
  values: Values;
}

/** The stored draft, if there is one on this device; one name always holds the same kind of values. */
export function readDraft<Values extends object = Record<string, unknown>>(
  name: string,
): Draft<Values> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    return typeof kept?.at === 'number' && typeof kept.values === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Errors are ignored: without storage only the draft is lost. */
export function keepDraft(name: string, values: object, at: number): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ at, values }));
  } catch {
    dropDraft(name);
  }
}

export function dropDraft(name: string): void {
  localStorage.removeItem(PREFIX + name);
}

/** The names of the stored drafts that begin so, in order. */
export const draftNames = (beginning: string): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX + beginning))
    .map((key) => key.slice(PREFIX.length))
    .sort();

/** Phones are shared and drafts are private: they go with the session of whoever typed them. */
export function clearDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) || key === OWNER) localStorage.removeItem(key);
}

/** Drafts of anybody but this person are deleted; without a person, all of them. */
export function keepDraftsOf(personId: string | undefined): void {
  try {
    if (personId !== undefined && localStorage.getItem(OWNER) === personId) return;
    clearDrafts();
    if (personId !== undefined) localStorage.setItem(OWNER, personId);
  } catch {
    // A browser that keeps nothing has nothing to delete.
  }
}
