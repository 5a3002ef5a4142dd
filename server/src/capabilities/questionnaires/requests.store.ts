import type { Page } from '@lakou/contract/primitives';
import type { SelfAnswered } from '@lakou/contract/questionnaires.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';

/** A request is about the patient, never about a dependent. */
export interface RequestScope {
  readonly requestId: string;
  readonly patientId: string;
  readonly dependentId: null;
  readonly providerId: string;
}
export interface RequestRow {
  readonly id: string;
  readonly questionnaire: SelfAnswered;
  readonly providerId: string;
  readonly providerName: string;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
  readonly resultId: string | null;
}

const SELECT = `select r.id, r.questionnaire, r.provider_id as "providerId", u.name as "providerName",
    r.asked_at as "askedAt", r.answered_at as "answeredAt", r.result_id as "resultId"
  from questionnaire_requests r join app_users u on u.id = r.provider_id`;

/** For policies: a request to the actor, or one that the actor made. */
export async function findRequestScope({ actor, db }: Lookup, id: string): Promise<RequestScope | undefined> {
  const [row] = await db.read<RequestScope>(
    `select id as "requestId", patient_id as "patientId", null as "dependentId", provider_id as "providerId" from questionnaire_requests
     where id = $1 and (patient_id = $2 or provider_id = $2)`,
    [id, actor.id],
  );
  return row;
}

/** Newest first; one more than the page size when there are more. */
export function listRequests(
  { db, scope }: Grant<'questionnaire-requests:list', RecordScope>,
  { limit, after, open }: Page & { readonly open?: '1' | undefined },
): Promise<RequestRow[]> {
  return db.read<RequestRow>(
    `${SELECT} where r.patient_id = $1 and ($2::boolean is not true or r.answered_at is null)
       and ($3::uuid is null or (r.asked_at, r.id) <
         (select asked_at, id from questionnaire_requests where patient_id = $1 and id = $3))
     order by r.asked_at desc, r.id desc limit $4`,
    [scope.patientId, open === '1', after ?? null, limit + 1],
  );
}

type Asker = Grant<'questionnaire-request:create', RecordScope>;

/** Whether it is new; false when the provider waits for this answer already. */
export async function insertRequest(
  { db, scope, actor, at }: Asker,
  id: string,
  questionnaire: SelfAnswered,
): Promise<boolean> {
  const added = await db.query(
    `insert into questionnaire_requests (id, patient_id, provider_id, questionnaire, asked_at)
     values ($1, $2, $3, $4, $5)
     on conflict (patient_id, provider_id, questionnaire) where answered_at is null do nothing returning id`,
    [id, scope.patientId, actor.id, questionnaire, at],
  );
  return added.length > 0;
}

/** The one that waits. */
export async function findOpenRequest(
  { db, scope, actor }: Asker,
  questionnaire: SelfAnswered,
): Promise<RequestRow | undefined> {
  const [row] = await db.query<RequestRow>(
    `${SELECT} where r.patient_id = $1 and r.provider_id = $2 and r.questionnaire = $3 and r.answered_at is null`,
    [scope.patientId, actor.id, questionnaire],
  );
  return row;
}

export async function findRequest({
  db,
  scope,
}: Grant<'questionnaire-request:read', RequestScope>): Promise<RequestRow | undefined> {
  const [row] = await db.read<RequestRow>(`${SELECT} where r.id = $1 and r.patient_id = $2`, [
    scope.requestId,
    scope.patientId,
  ]);
  return row;
}

interface AskedRow {
  readonly questionnaire: SelfAnswered;
  readonly answeredAt: Date | null;
  readonly patientName: string;
}
export type Answerer = Grant<'questionnaire-request:answer', RequestScope>;

/** What was asked, locked while it is answered. */
export async function lockRequest({ db, scope }: Answerer): Promise<AskedRow | undefined> {
  const [row] = await db.query<AskedRow>(
    `select r.questionnaire, r.answered_at as "answeredAt", u.name as "patientName"
     from questionnaire_requests r join app_users u on u.id = r.patient_id
     where r.id = $1 and r.patient_id = $2 for update of r`,
    [scope.requestId, scope.patientId],
  );
  return row;
}

export async function closeRequest({ db, scope, at }: Answerer, resultId: string): Promise<void> {
  await db.query(
    'update questionnaire_requests set answered_at = $3, result_id = $4 where id = $1 and patient_id = $2',
    [scope.requestId, scope.patientId, at, resultId],
  );
}

/** Whether it was still open. */
export async function deleteRequest({
  db,
  scope,
  actor,
}: Grant<'questionnaire-request:withdraw', RequestScope>): Promise<boolean> {
  const gone = await db.query(
    `delete from questionnaire_requests where id = $1 and provider_id = $2 and answered_at is null returning id`,
    [scope.requestId, actor.id],
  );
  return gone.length > 0;
}
