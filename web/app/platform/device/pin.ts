import { api } from '../api/api.ts';
import { KEPT_MS, putKey } from './device-key.ts';
import { findPerson, forgetKeyAndReads, forgetPerson, type Person, putPerson } from './people.ts';
import { importKey, seal, unseal } from './seal.ts';

/** Each PIN that is tried on a copied store costs as much as typing it. */
const ROUNDS = 600_000;
const TRIES = 5;

export const isPin = (pin: string): boolean => /^\d{4,8}$/.test(pin);

/** What a PIN leads to; slow on purpose. */
async function stretch(pin: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const nameOf = (userId: string) => `key of ${userId}`;

/** Seals a person's key with their PIN. */
export async function sealWithPin(
  { userId, name, key }: { userId: string; name: string; key: string },
  pin: string,
  now: number,
): Promise<Person> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const sealed = await seal(await stretch(pin, salt, ROUNDS), nameOf(userId), key);
  return { userId, name, salt, rounds: ROUNDS, tries: 0, seenAt: now, ...sealed };
}

/** Their key, or undefined when this is not the PIN it was sealed with. */
export async function openWithPin(person: Person, pin: string): Promise<CryptoKey | undefined> {
  const key = await stretch(pin, person.salt, person.rounds);
  return unseal<string>(key, nameOf(person.userId), person).then(importKey, () => undefined);
}

/** Remembers who is signed in on this device, with a PIN that never leaves it. */
export async function rememberPerson(userId: string, name: string, pin: string): Promise<void> {
  const { key } = await api('POST /api/users/me/device-pins');
  await putPerson(await sealWithPin({ userId, name, key }, pin, Date.now()));
  await forgetKeyAndReads();
  await putKey({ userId, key: await importKey(key), seenAt: Date.now() });
}

type Unlocked = { readonly state: 'open' | 'gone' } | { readonly state: 'wrong'; readonly left: number };

/** Opens what is kept of a person. After five wrong PINs, or a week without their session, it is deleted instead. */
export async function unlock(userId: string, pin: string): Promise<Unlocked> {
  const person = await findPerson(userId);
  if (!person || Date.now() - person.seenAt >= KEPT_MS) {
    await forgetPerson(userId);
    return { state: 'gone' };
  }
  // Counted first: closing the page does not undo a try.
  const tries = person.tries + 1;
  await putPerson({ ...person, tries });
  const key = await openWithPin(person, pin);
  if (key) {
    await putPerson({ ...person, tries: 0 });
    await putKey({ userId, key, seenAt: person.seenAt });
    return { state: 'open' };
  }
  if (tries < TRIES) return { state: 'wrong', left: TRIES - tries };
  await forgetPerson(userId);
  return { state: 'gone' };
}
