import type {
  Account,
  AccountChange,
  AccountDetails,
  AccountSearch,
  ClinicRow,
  ClinicSearch,
} from '@lakou/contract/administration';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import { everyWord, patternsOf } from '#platform/db/word-search.ts';

type Dated<Row, Field extends keyof Row> = Omit<Row, Field> & {
  [F in Field]: Date | Extract<Row[F], null>;
};

export async function isAccount({ db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from app_users where id = $1 and erased_at is null', [id]);
  return found.length > 0;
}

const STATE = `case when u.erase_after is not null then 'closing' when u.suspended_at is not null then 'suspended'
  else 'active' end`;
const ACCOUNT = `u.id, u.name, u.email, u.role, u.is_profile_complete as "isProfileComplete",
  u.email_verified_at is not null as "isEmailVerified", u.clinic_id as "clinicId", c.name as "clinicName",
  u.preferred_language as "preferredLanguage", u.created_at as "createdAt", ${STATE} as state`;

/** As STATE computes it, but so that an index is used. */
const IN_STATE = {
  active: 'u.erase_after is null and u.suspended_at is null',
  suspended: 'u.erase_after is null and u.suspended_at is not null',
  closing: 'u.erase_after is not null',
} as const satisfies Record<Account['state'], string>;

/** Newest first; one more than the page size when there are more. */
export async function listAccounts(
  grant: Grant<'users:list'>,
  { limit, after, search, role, state }: AccountSearch,
): Promise<Account[]> {
  const rows = await grant.db.read<Dated<Account, 'createdAt'>>(
    `select ${ACCOUNT} from app_users u left join clinics c on c.id = u.clinic_id
     where u.erased_at is null and ($1::uuid is null or u.id < $1) and ($3::text is null or u.role = $3)
       and ${state ? IN_STATE[state] : 'true'} and ${everyWord('u.words', '$4')}
     order by u.id desc limit $2`,
    [after ?? null, limit + 1, role ?? null, patternsOf(search)],
    { planEachTime: true },
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export type AccountReader = Grant<'user:read' | 'user:edit' | 'user:suspend', { userId: string }>;
type Details = Omit<AccountDetails, 'changes'>;
type DetailsRow = Dated<Details, 'createdAt' | 'suspendedAt' | 'eraseAfter' | 'lastSeenAt'>;

export async function findDetails(grant: AccountReader): Promise<Details | undefined> {
  const [row] = await grant.db.read<DetailsRow>(
    `select ${ACCOUNT}, u.suspended_at as "suspendedAt", u.erase_after as "eraseAfter",
       u.removed_at is not null as "isRemoved",
       exists (select from two_step t where t.user_id = u.id and t.confirmed_at is not null) as "twoStep",
       s.last as "lastSeenAt", coalesce(s.count, 0)::int as sessions,
       (select count(*) from bookings b where (b.patient_id = u.id or b.provider_id = u.id)
          and b.status in ('requested', 'awaiting_payment', 'confirmed') and b.ends_at > $2)::int as "visitsToCome",
       (select case when count(*) filter (where o.role = 'CLINIC_ADMIN' and o.erase_after is null) = 0
          then count(*) else 0 end from app_users o
        where u.role = 'CLINIC_ADMIN' and o.clinic_id = u.clinic_id and o.id <> u.id
          and o.erased_at is null)::int as "peopleWithoutManager"
     from app_users u left join clinics c on c.id = u.clinic_id
     left join lateral (select max(last_seen_at) as last, count(*) as count from sessions
       where user_id = u.id and expires_at > $2) s on true
     where u.id = $1 and u.erased_at is null`,
    [grant.scope.userId, grant.at],
  );
  return (
    row && {
      ...row,
      createdAt: row.createdAt.toISOString(),
      suspendedAt: row.suspendedAt?.toISOString() ?? null,
      eraseAfter: row.eraseAfter?.toISOString() ?? null,
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    }
  );
}

export async function listChanges(grant: AccountReader): Promise<AccountChange[]> {
  const rows = await grant.db.read<Dated<AccountChange, 'at'>>(
    `select h.id, h.at, h.kind, h.before, h.after, h.reason,
       case when a.erased_at is null then a.name end as by
     from account_changes h left join app_users a on a.id = h.changed_by
     where h.user_id = $1 order by h.at desc, h.id desc limit 50`,
    [grant.scope.userId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Newest first; one more than the page size when there are more. A clinic that everybody left is not shown. */
export async function listClinics(
  grant: Grant<'clinics:list'>,
  { limit, after, search }: ClinicSearch,
): Promise<ClinicRow[]> {
  const rows = await grant.db.read<Dated<ClinicRow, 'createdAt'>>(
    `select c.id, c.name, c.contact_email as "contactEmail", c.contact_phone as "contactPhone",
       c.facility_address as "facilityAddress", c.created_at as "createdAt", m.managers, m.providers
     from clinics c cross join lateral (
       select count(*) filter (where role = 'CLINIC_ADMIN')::int as managers,
         count(*) filter (where role = 'PROVIDER')::int as providers, count(*) as people
       from app_users where clinic_id = c.id and erased_at is null) m
     where ($1::uuid is null or c.id < $1) and m.people > 0 and ${everyWord('c.search', '$3')}
     order by c.id desc limit $2`,
    [after ?? null, limit + 1, patternsOf(search)],
    { planEachTime: true },
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
