import { inStore } from './database.ts';
import type { Sealed } from './seal.ts';

// People who share this device and chose a PIN here: what is kept of each waits, closed, while another one uses it.

/** Their key, sealed with what the PIN leads to. */
export interface Person extends Sealed {
  readonly userId: string;
  /** The first name alone: others see it before anybody has typed a PIN. */
  readonly name: string;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly rounds: number;
  /** Wrong PINs since the last right one. */
  readonly tries: number;
  /** When the server last said that this person is signed in here, in milliseconds. */
  readonly seenAt: number;
}

const KEY = 'people';
/** Known at once, without asking the store: the ids alone. */
const ids = (): string[] => (localStorage.getItem(KEY) ?? '').split(',').filter(Boolean);

const listeners = new Set<() => void>();

function setIds(next: readonly string[]): void {
  if (next.length > 0) localStorage.setItem(KEY, next.join());
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** Tells a listener when somebody chose a PIN here or was forgotten. */
export function onPeople(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const hasPeople = (): boolean => ids().length > 0;
export const isRemembered = (userId: string): boolean => ids().includes(userId);

export const listPeople = (): Promise<Person[]> =>
  inStore<Person[]>('people', 'readonly', (store) => store.getAll());

export const findPerson = (userId: string): Promise<Person | undefined> =>
  inStore<Person | undefined>('people', 'readonly', (store) => store.get(userId));

export async function putPerson(person: Person): Promise<void> {
  await inStore('people', 'readwrite', (store) => store.put(person));
  setIds([...new Set([...ids(), person.userId])]);
}

/** All that was read by this person on this device. */
const dropReadsOf = (userId: string): Promise<unknown> =>
  inStore('reads', 'readwrite', (store) => store.delete(IDBKeyRange.bound([userId], [userId, []])));

/** Nothing of them stays but unsent entries, which open when they sign in. */
export async function forgetPerson(userId: string): Promise<void> {
  setIds(ids().filter((id) => id !== userId));
  await inStore('people', 'readwrite', (store) => store.delete(userId));
  await dropReadsOf(userId);
}

/**
 * Closes what is kept here: read copies are deleted, except of people with a PIN; unsent entries stay encrypted until the
 * same person is back.
 */
export async function forgetKeyAndReads(): Promise<void> {
  await inStore('keys', 'readwrite', (store) => store.clear());
  const kept = await inStore('reads', 'readonly', (store) => store.getAllKeys());
  const readers = new Set(kept.map((key) => String((key as IDBValidKey[])[0])));
  for (const userId of readers) if (!isRemembered(userId)) await dropReadsOf(userId);
}
