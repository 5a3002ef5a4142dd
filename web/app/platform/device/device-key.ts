import { inStore } from './database.ts';
import { dropReadsOf, isRemembered } from './people.ts';

/** As long as a session lasts: a device that was away for longer opens nothing by itself. */
export const KEPT_MS = 7 * 24 * 3600 * 1000;

export interface DeviceKey {
  readonly userId: string;
  readonly key: CryptoKey;
  /** When the server last said that this person is signed in here, in milliseconds. */
  readonly seenAt: number;
}

/** The key of who uses this device now; it holds one at most. */
export async function findKey(now: number): Promise<DeviceKey | undefined> {
  const [found] = await inStore<DeviceKey[]>('keys', 'readonly', (store) => store.getAll());
  return found && now - found.seenAt < KEPT_MS ? found : undefined;
}

export const putKey = (key: DeviceKey): Promise<unknown> =>
  inStore('keys', 'readwrite', (store) => store.put(key));

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
