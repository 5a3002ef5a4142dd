const PREFIX = 'draft:';
const OWNER = 'drafts-owner';

interface Draft {
  /** When it was kept, in milliseconds. */
  at: number;
  values: Record<string, unknown>;
}

/** What was typed before, if this device kept it. */
export function readDraft(name: string): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    return typeof kept?.at === 'number' && typeof kept.values === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A phone without room, or one that keeps nothing, loses a convenience and no more. */
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

/** Phones are shared, and what was typed is private: it goes with the session of whoever typed it. */
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
