import { api } from '../api/api.ts';
import { findKey, putKey } from './device-key.ts';
import { findPerson, forgetKeyAndReads, forgetPerson, isRemembered, putPerson } from './people.ts';
import { importKey } from './seal.ts';

let opened: { readonly userId: string; readonly key: Promise<CryptoKey | undefined> } | undefined;

async function load(userId: string): Promise<CryptoKey | undefined> {
  const kept = await findKey(Date.now());
  if (kept?.userId === userId) return kept.key;
  if (!navigator.onLine) return undefined;
  const key = await importKey((await api('GET /api/users/me/device-key')).key);
  // What another person left readable goes first.
  await forgetKeyAndReads();
  // They signed out while the key was on its way.
  if (opened?.userId !== userId) return undefined;
  await putKey({ userId, key, seenAt: Date.now() });
  void navigator.storage?.persist?.();
  return key;
}

/** The key of who is signed in: from this device, else from the server. Undefined where the browser keeps nothing. */
export function openKey(userId: string): Promise<CryptoKey | undefined> {
  if (opened?.userId === userId) return opened.key;
  const mine = {
    userId,
    // Later, because `load` asks who is signed in by then.
    key: Promise.resolve()
      .then(() => load(userId))
      .catch(() => undefined),
  };
  opened = mine;
  void mine.key.then((key) => {
    if (!key && opened === mine) opened = undefined;
  });
  return mine.key;
}

/** Whether the device is open for this person; not any more once they sign out. */
export const isOpenFor = (userId: string): boolean => opened?.userId === userId;

/** Says that the session is alive, so that the device keeps what it has for as long again. */
export async function renewKey(userId: string): Promise<void> {
  const kept = await findKey(Date.now()).catch(() => undefined);
  if (kept && kept.userId !== userId) return closeDevice();
  const seenAt = Date.now();
  if (kept) await putKey({ ...kept, seenAt });
  if (!isRemembered(userId)) return;
  const person = await findPerson(userId);
  if (person) await putPerson({ ...person, seenAt, tries: 0 });
}

/** The end of a person's session takes their PIN and what was kept behind it along. */
export async function endPerson(userId: string | undefined): Promise<void> {
  if (userId && isRemembered(userId)) await forgetPerson(userId).catch(() => undefined);
  await closeDevice();
}

/** Closes the device: nothing that was read stays but behind a PIN, and what was not sent cannot be opened. */
export async function closeDevice(): Promise<void> {
  opened = undefined;
  // A browser that keeps nothing has nothing to delete.
  await forgetKeyAndReads().catch(() => undefined);
}
