import type { Payout, PayoutAccount } from '@lakou/contract/payouts';
import type { PayoutMethod } from '@lakou/contract/payouts.rules';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import { CLINIC_BALANCE } from './balance.store.ts';
import { PAYOUT, toPayout } from './payouts.store.ts';

interface OfClinic {
  readonly clinicId: string;
}
export type ClinicReader = Grant<'clinic-payouts:read' | 'clinic-payout-account:change', OfClinic>;
export type ClinicChanger = Grant<'clinic-payout-account:change', OfClinic>;
export type ClinicRemover = Grant<'clinic-payout-account:remove', OfClinic>;

export async function findClinicAccount({ db, scope }: ClinicReader): Promise<PayoutAccount | null> {
  const [row] = await db.read<Omit<PayoutAccount, 'changedAt'> & { changedAt: Date }>(
    'select method, ending, changed_at as "changedAt" from clinic_payout_accounts where clinic_id = $1',
    [scope.clinicId],
  );
  return row ? { ...row, changedAt: row.changedAt.toISOString() } : null;
}

/** Cents that are owed and in no payout, and cents in a payout that was not sent yet. */
export async function findClinicSums({
  db,
  scope,
}: ClinicReader): Promise<{ balance: number; prepared: number }> {
  const [row] = await db.read<{ balance: number; prepared: number }>(
    `select ${CLINIC_BALANCE} as balance, coalesce((select sum(p.cents) from payouts p
       where p.clinic_id = c.id and p.state = 'prepared'), 0)::bigint as prepared
     from clinics c where c.id = $1`,
    [scope.clinicId],
  );
  return row ?? { balance: 0, prepared: 0 };
}

export async function saveClinicAccount(
  { db, scope, at }: ClinicChanger,
  account: { method: PayoutMethod; details: Buffer; ending: string },
): Promise<void> {
  await db.query(
    `insert into clinic_payout_accounts (clinic_id, method, details, ending, changed_at) values ($1, $2, $3, $4, $5)
     on conflict (clinic_id) do update set method = $2, details = $3, ending = $4, changed_at = $5`,
    [scope.clinicId, account.method, account.details, account.ending, at],
  );
}

export async function deleteClinicAccount({ db, scope }: ClinicRemover): Promise<void> {
  await db.query('delete from clinic_payout_accounts where clinic_id = $1', [scope.clinicId]);
}

/** Newest first; one more than the page size when there are more. */
export async function listClinicPayouts(
  { db, scope }: Grant<'clinic-payouts:read', OfClinic>,
  { limit, after }: Page,
): Promise<Payout[]> {
  const rows = await db.read<Parameters<typeof toPayout>[0]>(
    `select ${PAYOUT} from payouts p where p.clinic_id = $1 and ($2::uuid is null or p.id < $2)
     order by p.id desc limit $3`,
    [scope.clinicId, after ?? null, limit + 1],
  );
  return rows.map(toPayout);
}

/** Those who run a clinic. */
export async function listManagers({ db }: Grant<'payout:close'>, clinicId: string): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select u.id from app_users u left join provider_profiles v on v.user_id = u.id
     where u.clinic_id = $1 and u.erased_at is null
       and (u.role = 'CLINIC_ADMIN' or (u.role = 'PROVIDER' and v.clinic_role = 'Admin'))
     order by u.id limit 100`,
    [clinicId],
  );
  return rows.map(({ id }) => id);
}
