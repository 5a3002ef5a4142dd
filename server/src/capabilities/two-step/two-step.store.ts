import type { TwoStep } from '@lakou/contract/two-step';
import type { Language } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';

/** Sets a new secret; false when one is already active, which stays. */
export async function saveSecret({ db, actor, at }: Grant<'two-step:setup'>, sealed: Buffer) {
  const rows = await db.query(
    `insert into two_step as t (user_id, secret, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret = $2, created_at = $3 where t.confirmed_at is null
     returning user_id`,
    [actor.id, sealed, at],
  );
  return rows.length > 0;
}

export async function findUnconfirmedSecret({ db, actor }: Grant<'two-step:confirm'>) {
  const [found] = await db.read<{ secret: Buffer }>(
    'select secret from two_step where user_id = $1 and confirmed_at is null',
    [actor.id],
  );
  return found?.secret;
}

/** Activates this secret and marks its code as used; false when another replaced it meanwhile. */
export async function confirmSecret(
  { db, actor, at }: Grant<'two-step:confirm'>,
  sealed: Buffer,
  step: number,
) {
  const rows = await db.query(
    `update two_step set confirmed_at = $3, last_step = $4
     where user_id = $1 and secret = $2 and confirmed_at is null returning user_id`,
    [actor.id, sealed, at, step],
  );
  return rows.length > 0;
}

/** Replaces all recovery codes of somebody whose two-step is on. */
export async function replaceRecoveryCodes(
  { db, actor, at }: Grant<'two-step:confirm' | 'two-step:recovery-codes'>,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.query('delete from recovery_codes where user_id = $1', [actor.id]);
  await db.query(
    'insert into recovery_codes (user_id, code_hash, created_at) select $1, unnest($2::bytea[]), $3',
    [actor.id, hashes, at],
  );
}

export async function isTwoStepOn({ db, actor }: Grant<'two-step:recovery-codes'>): Promise<boolean> {
  const rows = await db.query(
    'select 1 from two_step where user_id = $1 and confirmed_at is not null for update',
    [actor.id],
  );
  return rows.length > 0;
}

export async function readTwoStep({ db, actor, at }: Grant<'two-step:read'>): Promise<TwoStep> {
  const [found] = await db.read<Omit<TwoStep, 'enabled'>>(
    `select (select count(*) from recovery_codes r where r.user_id = t.user_id) as "recoveryCodesLeft",
       (select count(*) from remembered_devices d where d.user_id = t.user_id and d.expires_at > $2)
         as "rememberedDevices"
     from two_step t where t.user_id = $1 and t.confirmed_at is not null`,
    [actor.id, at],
  );
  return found ? { enabled: true, ...found } : { enabled: false, recoveryCodesLeft: 0, rememberedDevices: 0 };
}

/** Deletes codes and remembered devices with it. Returns whether it was active. */
export async function deleteTwoStep({ db, actor }: Grant<'two-step:off'>): Promise<boolean> {
  const [gone] = await db.query<{ on: boolean }>(
    'delete from two_step where user_id = $1 returning confirmed_at is not null as on',
    [actor.id],
  );
  return gone?.on ?? false;
}

export async function getAddressee({ db, actor }: Grant<'two-step:setup' | 'two-step:off'>) {
  const [found] = await db.read<{ name: string; email: string; language: Language }>(
    'select name, email, preferred_language as language from app_users where id = $1',
    [actor.id],
  );
  if (!found) throw new Error('a session without a person');
  return found;
}
