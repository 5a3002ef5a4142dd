import type { Page } from '@lakou/contract/primitives';
import type { NewRecall, Recall } from '@lakou/contract/recalls';
import { CARE } from '#platform/access/care-relationship.ts';
import { isReportedDead } from '#platform/access/death.ts';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { RecalledPerson } from './recalls.access.ts';

export async function isOwnRecall({ actor, db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from recalls where id = $1 and provider_id = $2', [id, actor.id]);
  return found.length > 0;
}

// A visit that was booked since then answers the recall, also one that is still to come.
const BOOKED = `exists (select from bookings b where b.provider_id = r.provider_id and b.patient_id = r.patient_id
  and b.dependent_id is not distinct from r.dependent_id and b.created_at > r.created_at
  and b.status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress', 'completed'))`;
const SELECT = `select r.id, r.patient_id as "patientId", r.dependent_id as "dependentId",
    coalesce(d.name, u.name) as "patientName", r.due_on::text as "dueOn", r.note,
    case when ${BOOKED} then 'booked' when r.due_on < $2::date then 'missed'
      when r.told_at is not null then 'due' else 'planned' end as state
  from recalls r join app_users u on u.id = r.patient_id left join dependents d on d.id = r.dependent_id
  where r.provider_id = $1 and u.erased_at is null`;

/** Those still in the provider's care, by day; one more than the page size when there are more. */
export async function listRecalls(
  grant: Grant<'recalls:list'>,
  { after, limit, state }: Page & { readonly state?: Recall['state'] | undefined },
  today: string,
): Promise<Recall[]> {
  return grant.db.read<Recall>(
    `select * from (${SELECT} and exists (select from ${CARE} c
         where c.provider_id = r.provider_id and c.patient_id = r.patient_id
           and c.dependent_id is not distinct from r.dependent_id and (c.until is null or c.until > $3))) one
     where ($4::text is null or state = $4)
       and ($5::uuid is null or ("dueOn", id) > (select due_on::text, id from recalls where id = $5))
     order by "dueOn", id limit $6`,
    [grant.actor.id, today, grant.at, state ?? null, after ?? null, limit + 1],
  );
}

type Recaller = Grant<'recall:create', RecalledPerson>;

export async function insertRecall(
  tx: Recaller,
  { id, dueOn, note }: Pick<NewRecall, 'note'> & { id: string; dueOn: string },
): Promise<void> {
  const { patientId, dependentId } = tx.scope;
  await tx.db.query(
    `insert into recalls (id, provider_id, patient_id, dependent_id, due_on, note, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, tx.actor.id, patientId, dependentId, dueOn, note || null, tx.at],
  );
}

export async function findRecall(tx: Recaller, id: string, today: string): Promise<Recall | undefined> {
  const [row] = await tx.db.read<Recall>(`${SELECT} and r.id = $3`, [tx.actor.id, today, id]);
  return row;
}

export async function deleteRecall(grant: Grant<'recall:drop', { recallId: string }>): Promise<void> {
  await grant.db.query('delete from recalls where id = $1 and provider_id = $2', [
    grant.scope.recallId,
    grant.actor.id,
  ]);
}

export interface DueRecall {
  readonly patientId: string;
  readonly providerId: string;
  readonly providerName: string;
  readonly booked: boolean;
}

/** Recalls whose patients are to be told now; each is taken once. */
export function takeDue(
  tx: Grant<'recalls:tell', undefined, undefined>,
  until: string,
  limit: number,
): Promise<DueRecall[]> {
  return tx.db.query<DueRecall>(
    `update recalls r set told_at = $1 from app_users u
     where u.id = r.provider_id and r.id in (select id from recalls where told_at is null and due_on <= $2::date
         and not ${isReportedDead('recalls')}
       order by due_on limit $3 for update skip locked)
     returning r.patient_id as "patientId", r.provider_id as "providerId", u.name as "providerName",
       ${BOOKED} as booked`,
    [tx.at, until, limit],
  );
}
