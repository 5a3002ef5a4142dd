import type { User } from '@lakou/contract';
import type {
  Assertion,
  CreationOptions,
  NewCredential,
  Passkey,
  RequestOptions,
} from '@lakou/contract/passkeys';
import { PRODUCT } from '@lakou/i18n';
import { type Grant, inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { beginSession, type SignInDevice } from '../devices/devices.service.ts';
import { getUser } from '../profiles/profiles.service.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge } from './challenges.store.ts';
import {
  countUse,
  deletePasskey,
  findPasskey,
  getOwner,
  insertPasskey,
  type KeyUser,
  listCredentials,
  renamePasskey,
} from './passkeys.store.ts';
import {
  ALGORITHMS,
  challengeIn,
  placeOf,
  readNewKey,
  readSignCount,
  userHandleOf,
} from './webauthn.rules.ts';

export { listPasskeysOf, removePasskeys, removePasskeysSince } from './removal.store.ts';

type SigningIn = PublicGrant<'session:start'>;

export async function prepare(
  grant: Grant<'passkey:prepare'>,
  { config }: Platform,
): Promise<CreationOptions> {
  const { name, email } = await getOwner(grant);
  const known = await listCredentials(grant);
  return {
    challenge: await newChallenge(grant),
    rp: { id: placeOf(config.publicUrl).id, name: PRODUCT },
    user: { id: userHandleOf(grant.actor.id), name: email, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map((one) => ({ type: 'public-key', ...one })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    timeout: CHALLENGE_MS,
  };
}

export async function add(
  grant: Grant<'passkey:add'>,
  { name, credential }: { name: string; credential: NewCredential },
  { config, mail }: Platform,
): Promise<Passkey> {
  const challenge = await challengeIn(credential.response.clientDataJSON);
  if (!challenge || !(await takeChallenge(grant, challenge, grant.actor.id)))
    return fail('passkey_not_added');
  const key =
    (await readNewKey(credential, challenge, placeOf(config.publicUrl))) ?? fail('passkey_not_added');
  return inTransaction(grant, async (tx) => {
    const added = (await insertPasskey(tx, { ...key, name })) ?? fail('passkey_not_added');
    await writeAudit(tx, { action: 'passkey:add', actorId: tx.actor.id, subjectId: tx.actor.id });
    const owner = await getOwner(tx);
    const values = { name: owner.name, passkey: name, link: `${config.publicUrl}/app/account-settings` };
    await mail.send(tx.db, { to: owner.email, language: owner.language, template: 'passkeyAdded', values });
    return added;
  });
}

export function rename(grant: Grant<'passkey:rename'>, id: string, name: string): Promise<Passkey> {
  return inTransaction(grant, async (tx) => {
    const renamed = (await renamePasskey(tx, id, name)) ?? fail('not_found');
    await writeAudit(tx, { action: 'passkey:rename', actorId: tx.actor.id, subjectId: tx.actor.id });
    return renamed;
  });
}

export function remove(grant: Grant<'passkey:remove'>, id: string): Promise<void> {
  return inTransaction(grant, async (tx) => {
    if (!(await deletePasskey(tx, id))) fail('not_found');
    await writeAudit(tx, { action: 'passkey:remove', actorId: tx.actor.id, subjectId: tx.actor.id });
  });
}

/** The same for everybody: no account is named before the key is. */
export async function createSignInOptions(grant: SigningIn, { config }: Platform): Promise<RequestOptions> {
  return {
    challenge: await newChallenge(grant),
    rpId: placeOf(config.publicUrl).id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  };
}

/** Having the key and being verified by the device are two factors, so no code is required. */
export async function signInWithPasskey(
  grant: SigningIn,
  credential: Assertion,
  signInDevice: SignInDevice,
  platform: Platform,
): Promise<{ user: User; token: string }> {
  const { key, signCount } = await identify(grant, credential, platform);
  const token = await inTransaction(grant, async (tx) =>
    (await countUse(tx, key.id, signCount))
      ? beginSession(tx, key.userId, signInDevice, platform)
      : undefined,
  );
  if (!token) {
    await writeAudit(grant, { action: 'passkey:cloned', subjectId: key.userId });
    return fail('passkey_refused');
  }
  return { user: await getUser(grant, key.userId), token };
}

/** Goes on only with a passkey of the actor's own. */
export async function requireOwnPasskey(
  grant: Grant<'session:prove'>,
  credential: Assertion,
  platform: Platform,
): Promise<void> {
  const { key, signCount } = await identify(grant, credential, platform);
  if (key.userId !== grant.actor.id) fail('passkey_refused');
  if (await countUse(grant, key.id, signCount)) return;
  await writeAudit(grant, { action: 'passkey:cloned', subjectId: key.userId });
  fail('passkey_refused');
}

async function identify(grant: KeyUser, credential: Assertion, { config }: Platform) {
  const { clientDataJSON, userHandle } = credential.response;
  const challenge = await challengeIn(clientDataJSON);
  const key = await findPasskey(grant, credential.id);
  if (
    challenge &&
    (await takeChallenge(grant, challenge, null)) &&
    key &&
    userHandle === userHandleOf(key.userId)
  ) {
    const signCount = await readSignCount(credential, key.publicKey, challenge, placeOf(config.publicUrl));
    if (signCount !== undefined) return { key, signCount };
  }
  await writeAudit(grant, { action: 'session:refused', subjectId: key?.userId });
  return fail('passkey_refused');
}
