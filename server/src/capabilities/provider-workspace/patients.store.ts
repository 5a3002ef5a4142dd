import type { Page } from '@lakou/contract/primitives';
import type { PatientFlag, PatientOfProvider, PatientSort } from '@lakou/contract/provider-workspace';
import { PATIENT_FLAGS } from '@lakou/contract/provider-workspace.rules';
import { CARE } from '#platform/access/care-relationship.ts';
import type { Grant } from '#platform/access/grant.ts';
import { flagsAmong } from './patient-flags.store.ts';
import type { PatientsScope } from './provider-workspace.access.ts';

export type PatientsReader = Grant<'provider-patients:list', PatientsScope>;

interface Row extends Omit<PatientOfProvider, 'lastVisitAt' | 'nextVisitAt'> {
  readonly lastVisitAt: Date | null;
  readonly nextVisitAt: Date | null;
}

export interface PatientQuery extends Page {
  readonly q?: string | undefined;
  /** Only who has one of them. */
  readonly flags?: readonly PatientFlag[] | undefined;
  readonly sort: PatientSort;
}

interface FlagTimes {
  readonly dangersSince: Date;
  readonly today: string;
  readonly seenSince: Date;
}

const visitsOf = (people: string) => `select p.id, b.last, b.next from ${people} p cross join lateral (
    select max(starts_at) filter (where status in ('in_progress', 'completed')) as last,
      min(starts_at) filter (where status in ('awaiting_payment', 'confirmed') and ends_at > $2) as next
    from bookings where patient_id = p.id and provider_id = $1 and ($3::uuid is null or clinic_id = $3)) b`;

/** What stands before the name in each order; the smallest comes first. */
const RANKS: Readonly<Record<PatientSort, { from?: string; rank: string }>> = {
  name: { rank: '0' },
  need: {
    from: 'left join (select id, min(array_position($10::text[], flag)) as most from flagged group by id) f on f.id = u.id',
    rank: `coalesce(f.most, ${PATIENT_FLAGS.length + 1})`,
  },
  next: {
    from: 'left join visits v on v.id = u.id',
    rank: `extract(epoch from coalesce(v.next, 'infinity'))`,
  },
  last: {
    from: 'left join visits v on v.id = u.id',
    rank: `-extract(epoch from coalesce(v.last, '-infinity'))`,
  },
};

/**
 * One more than the page size when there are more. People who only wrote are shown to the provider alone. What is not asked
 * for is looked up for the page only: by name, among ten thousand, letter by letter. `care` has
 * a row for each visit, unless all of it is compared with every flag.
 */
export async function listPatientsOf(
  grant: PatientsReader,
  { limit, after, q, flags, sort }: PatientQuery,
  times: FlagTimes | undefined,
): Promise<PatientOfProvider[]> {
  const { providerId, clinicId } = grant.scope;
  const { from = '', rank } = RANKS[sort];
  const flagsOfAll = flags !== undefined || sort === 'need';
  const visitsOfAll = sort === 'next' || sort === 'last';
  const flagged = (care: string) =>
    `flagged as materialized (select * from (${flagsAmong(care)}) f where $10::text[] is not null)`;
  // Bounded by the limit of `page`.
  const rows = await grant.db.read<Row>(
    `with care as materialized (
       select ${flagsOfAll ? 'distinct' : ''} c.patient_id as id, c.dependent_id
       from ${CARE} c ${clinicId ? 'join bookings b on b.id = c.booking_id and b.clinic_id = $3' : ''}
       where c.provider_id = $1 and coalesce(c.until, 'infinity') > $2),
     called as (
       select k.id from care k join dependents d on d.id = k.dependent_id
       where position((select plain_text($4)) in plain_text(d.name)) > 0),
     people as (
       select distinct id, false as "chatOnly" from care
       union all
       select m.other_id, true from conversation_members m
       where $3::uuid is null and m.user_id = $1 and not exists (select from care where care.id = m.other_id)),
     ${flagsOfAll ? `${flagged('care')},` : ''}
     ${visitsOfAll ? `visits as materialized (${visitsOf('people')}),` : ''}
     ranked as (
       select u.id, u.name, u.plain_name, u.profile_photo_url, u.phone, p."chatOnly", ${rank} as rank
       from people p join app_users u on u.id = p.id ${from}
       where u.role = 'PATIENT' and u.erased_at is null),
     page as materialized (
       select r.* from ranked r
       where ($4::text is null or position((select plain_text($4)) in r.plain_name) > 0 or r.id in (select id from called))
         ${flags ? 'and r.id in (select id from flagged where flag = any ($11::text[]))' : 'and $11::text[] is null'}
         and ($5::uuid is null or (r.rank, r.plain_name, r.id) > (select ${sort === 'name' ? `0, plain_name, id from app_users` : 'rank, plain_name, id from ranked'} where id = $5))
       order by r.rank, r.plain_name, r.id limit $6),
     of_page as materialized (select distinct k.* from page join care k on k.id = page.id),
     ${flagsOfAll ? '' : `${flagged('of_page')},`}
     ${visitsOfAll ? '' : `visits as (${visitsOf('(select id from page where not "chatOnly")')}),`}
     families as (
       select k.id, jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.id) as dependents
       from of_page k join dependents d on d.id = k.dependent_id group by k.id)
     select p.id, p.name, p.profile_photo_url as "profilePhotoUrl", p."chatOnly",
       coalesce(f.dependents, '[]') as dependents, case when p."chatOnly" then null else p.phone end as phone,
       case when not p."chatOnly" then v.last end as "lastVisitAt", case when not p."chatOnly" then v.next end as "nextVisitAt",
       array(select flag from flagged where flagged.id = p.id order by array_position($10, flag)) as flags
     from page p left join families f on f.id = p.id left join visits v on v.id = p.id
     order by p.rank, p.plain_name, p.id`,
    [
      providerId,
      grant.at,
      clinicId,
      q || null,
      after ?? null,
      limit + 1,
      times?.dangersSince ?? null,
      times?.today ?? null,
      times?.seenSince ?? null,
      times ? PATIENT_FLAGS : null,
      flags ?? null,
    ],
    // A plan that is kept for any filter compares everybody with every flag, which takes seconds.
    { planEachTime: flags !== undefined },
  );
  return rows.map((row) => ({
    ...row,
    lastVisitAt: row.lastVisitAt?.toISOString() ?? null,
    nextVisitAt: row.nextVisitAt?.toISOString() ?? null,
  }));
}
