import { inStore } from './database.ts';

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
