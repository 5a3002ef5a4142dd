import { inStore } from './database.ts';

/** As long as a session lasts: a device that was away for longer opens nothing by itself. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

export interface DeviceKey {
  readonly userId: string;
  readonly key: CryptoKey;
  /** When the server last said that this person is signed in here, in milliseconds. */
  readonly seenAt: number;
}

/** The key of who is signed in on this device; a device holds one at most. */
export async function findKey(now: number): Promise<DeviceKey | undefined> {
  const [found] = await inStore<DeviceKey[]>('keys', 'readonly', (store) => store.getAll());
  return found && now - found.seenAt < KEPT_MS ? found : undefined;
}

export const putKey = (key: DeviceKey): Promise<unknown> =>
  inStore('keys', 'readwrite', (store) => store.put(key));

/** Closes what is kept here: read copies are deleted, unsent entries stay encrypted until the same person signs in. */
export async function forgetKeyAndReads(): Promise<void> {
  await inStore('keys', 'readwrite', (store) => store.clear());
  await inStore('reads', 'readwrite', (store) => store.clear());
}
