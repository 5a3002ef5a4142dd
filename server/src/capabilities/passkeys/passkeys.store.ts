import type { Passkey } from '@lakou/contract/passkeys';
import type { Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';

const PASSKEY = 'id, name, created_at as "createdAt", last_used_at as "lastUsedAt"';

type Row = Pick<Passkey, 'id' | 'name'> & { createdAt: Date; lastUsedAt: Date | null };

const toPasskey = ({ createdAt, lastUsedAt, ...row }: Row): Passkey => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export async function listPasskeys({ db, actor }: Grant<'passkey:list'>): Promise<Passkey[]> {
  const rows = await db.read<Row>(
    `select ${PASSKEY} from passkeys where user_id = $1 order by id limit 100`,
    [actor.id],
  );
  return rows.map(toPasskey);
}

/**
 * The person's keys in the browser's format, so that it does not create a second one in the same
 * place.
 */
export function listCredentials({ db, actor }: Grant<'passkey:prepare'>) {
  return db.read<{ id: string; transports: string[] }>(
    'select credential_id as id, transports from passkeys where user_id = $1 order by id limit 100',
    [actor.id],
  );
}

export interface NewPasskey {
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly transports: readonly string[];
}

/** Undefined when the key is already registered, for any account. */
export async function insertPasskey({ db, actor, at }: Grant<'passkey:add'>, key: NewPasskey) {
  const [row] = await db.query<Row>(
    `insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning ${PASSKEY}`,
    [
      uuidv7(),
      actor.id,
      key.credentialId,
      Buffer.from(key.publicKey),
      key.signCount,
      key.transports,
      key.name,
      at,
    ],
  );
  return row && toPasskey(row);
}

export async function renamePasskey({ db, actor }: Grant<'passkey:rename'>, id: string, name: string) {
  const [row] = await db.query<Row>(
    `update passkeys set name = $3 where id = $1 and user_id = $2 returning ${PASSKEY}`,
    [id, actor.id, name],
  );
  return row && toPasskey(row);
}

export async function deletePasskey({ db, actor }: Grant<'passkey:remove'>, id: string): Promise<boolean> {
  const rows = await db.query('delete from passkeys where id = $1 and user_id = $2 returning id', [
    id,
    actor.id,
  ]);
  return rows.length > 0;
}

/** Signing in, and proving oneself again. */
export type KeyUser = PublicGrant<'session:start'> | Grant<'session:prove'>;

/** The one place a key is looked up without knowing whose it is: towards sign-in. */
export async function findPasskey({ db }: KeyUser, credentialId: string) {
  const [found] = await db.read<{ id: string; userId: string; publicKey: Buffer }>(
    'select id, user_id as "userId", public_key as "publicKey" from passkeys where credential_id = $1',
    [credentialId],
  );
  return found;
}

/**
 * Records a use. A key with a counter must have a higher count than last time; false when it has
 * not, because the key was copied or the answer is old.
 */
export async function countUse({ db, at }: KeyUser, id: string, count: number) {
  const rows = await db.query(
    `update passkeys set sign_count = $2, last_used_at = $3
     where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0)) returning id`,
    [id, count, at],
  );
  return rows.length > 0;
}

export async function getOwner({ db, actor }: Grant<'passkey:prepare' | 'passkey:add'>) {
  const [found] = await db.read<{ name: string; email: string; language: Language }>(
    'select name, email, preferred_language as language from app_users where id = $1',
    [actor.id],
  );
  if (!found) throw new Error('a session without a person');
  return found;
}
