import type { CareRequest } from '@lakou/contract/care-requests';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { Db } from '#platform/db/db.ts';
import type { RequestDraft, RequestRow } from './care-requests.view.ts';

const COLUMNS = `r.id, r.patient_id as "patientId", r.dependent_id as "dependentId", r.service,
  r.service_type as "serviceType", r.mode, r.starts_at as "startsAt", r.minutes, r.time_zone as "timeZone", r.commune,
  r.address, r.lat, r.lng, r.notes, r.language, r.status, r.accepted_by as "providerId", r.booking_id as "bookingId",
  r.created_at as "createdAt", r.expires_at as "expiresAt", coalesce(d.name, u.name) as "patientName",
  p.name as "providerName"`;
const JOINS = `join app_users u on u.id = r.patient_id left join dependents d on d.id = r.dependent_id
  left join app_users p on p.id = r.accepted_by`;

export async function isOwnRequest({ actor, db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from care_requests where id = $1 and patient_id = $2', [
    id,
    actor.id,
  ]);
  return found.length > 0;
}

type Owner = Grant<'care-request:read' | 'care-request:cancel', { requestId: string }>;
type Asker = Grant<'care-request:create', unknown>;

export async function findRequest(
  grant: Owner | Asker,
  id: string,
  patientId: string,
): Promise<RequestRow | undefined> {
  const [row] = await grant.db.read<RequestRow>(
    `select ${COLUMNS} from care_requests r ${JOINS} where r.id = $1 and r.patient_id = $2`,
    [id, patientId],
  );
  return row;
}

/** Newest first; one more than the page size when there are more. */
export function listRequests(
  grant: Grant<'care-requests:list'>,
  { after, limit }: Page,
): Promise<RequestRow[]> {
  return grant.db.read<RequestRow>(
    `select ${COLUMNS} from care_requests r ${JOINS}
     where r.patient_id = $1 and ($2::uuid is null or r.id < $2) order by r.id desc limit $3`,
    [grant.actor.id, after ?? null, limit + 1],
  );
}

/** How many are open, locked: other requests of this person wait until the transaction ends. */
export async function countOpen(tx: Asker): Promise<number> {
  await tx.db.query('select 1 from app_users where id = $1 for no key update', [tx.actor.id]);
  const [row] = await tx.db.read<{ count: number }>(
    `select count(*)::int as count from care_requests
     where patient_id = $1 and status = 'open' and expires_at > $2`,
    [tx.actor.id, tx.at],
  );
  return row?.count ?? 0;
}

export async function insertRequest(tx: Asker, draft: RequestDraft): Promise<void> {
  await tx.db.query(
    `insert into care_requests (id, patient_id, dependent_id, service, service_type, mode, starts_at, minutes, time_zone,
       commune, address, lat, lng, notes, language, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      draft.id,
      tx.actor.id,
      draft.dependentId,
      draft.service,
      draft.serviceType,
      draft.mode,
      draft.startsAt,
      draft.minutes,
      draft.timeZone,
      draft.commune,
      draft.address,
      draft.lat,
      draft.lng,
      draft.notes,
      draft.language,
      tx.at,
      draft.expiresAt,
    ],
  );
}

/** False when it was no longer open. */
export async function cancelRequest(
  grant: Grant<'care-request:cancel', { requestId: string }>,
): Promise<boolean> {
  const done = await grant.db.query(
    `update care_requests set status = 'cancelled' where id = $1 and patient_id = $2 and status = 'open' returning id`,
    [grant.scope.requestId, grant.actor.id],
  );
  return done.length > 0;
}

/** Ends requests whose time has come. Answers whose. */
export function expireRequests(
  tx: { readonly db: Db; readonly at: Date },
  limit: number,
): Promise<Pick<CareRequest, 'id' | 'patientId'>[]> {
  return tx.db.query(
    `update care_requests set status = 'expired' where id in (
       select id from care_requests where status = 'open' and expires_at <= $1
       order by expires_at limit $2 for update skip locked)
     returning id, patient_id as "patientId"`,
    [tx.at, limit],
  );
}
