import type { LabFlag } from '@lakou/contract/labs';
import type {
  CopiedRows,
  CopyGrant,
  RecordGrant,
  ReferralGrant,
  TimelineEntry,
  TimelineQuery,
} from '#platform/capability.ts';
import { JOINED, RESULT, type ResultRow } from './lab-results.store.ts';

const MOST_RESOURCES = 500;
const SUBJECT = 'q.patient_id = $1 and q.dependent_id is not distinct from $2::uuid';
/** A patient sees no result that waits for a review; $3 says whether a provider asks, at $4. */
const SHOWN = '($3::boolean or r.held_until is null or r.held_until <= $4)';

/** Results that may be read, newest first. */
export function listTimeline(
  { db, scope, at }: RecordGrant,
  { before, text, limit }: TimelineQuery,
): Promise<TimelineEntry[]> {
  return db.read<TimelineEntry>(
    `select 'lab' as kind, q.id, r.reported_at as at, q.title, q.status, coalesce(c.name, a.name) as "from"
     from lab_results r ${JOINED}
     where ${SUBJECT} and r.patient_id = $1 and r.version = q.result_version and ${SHOWN}
       and ($5::timestamptz is null or (r.reported_at, q.id) < ($5, $6::uuid))
       and ($7::text is null or strpos(plain_text(q.title), plain_text($7)) > 0)
     order by r.reported_at desc, q.id desc limit $8`,
    [
      scope.patientId,
      scope.dependentId,
      scope.byProvider,
      at,
      before?.at ?? null,
      before?.id ?? null,
      text ?? null,
      limit,
    ],
  );
}

/** Whether a request of this person has a result. */
export async function hasResult({ db, scope }: ReferralGrant, requestId: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from lab_requests q where ${SUBJECT} and q.id = $3 and q.result_version is not null`,
    [scope.patientId, scope.dependentId, requestId],
  );
  return found.length > 0;
}

export interface OrderRow {
  readonly id: string;
  readonly status: string;
  readonly title: string;
  readonly testType: 'blood' | 'urine';
  readonly requestedAt: Date;
  readonly changedAt: Date;
  readonly note: string | null;
  readonly requestedBy: string;
  readonly laboratory: string | null;
}

/** The newest requests of one person. */
export function listOrders({ db, scope }: RecordGrant): Promise<OrderRow[]> {
  return db.read<OrderRow>(
    `select q.id, q.status, q.title, q.test_type as "testType", q.requested_at as "requestedAt",
       q.changed_at as "changedAt", q.note, b.name as "requestedBy", c.name as laboratory
     from lab_requests q join app_users b on b.id = q.requested_by left join clinics c on c.id = q.laboratory_id
     where ${SUBJECT} order by q.requested_at desc, q.id desc limit ${MOST_RESOURCES}`,
    [scope.patientId, scope.dependentId],
  );
}

export interface AbnormalValue {
  readonly at: Date;
  /** A code of the catalogue; null for a test that it does not have. */
  readonly test: string | null;
  readonly name: string;
  readonly value: string;
  readonly unit: string | null;
  readonly flag: Exclude<LabFlag, 'normal' | 'unknown'>;
}

/** The newest values of one person that were outside their range. */
export function listAbnormal({ db, scope, at }: RecordGrant, limit: number): Promise<AbnormalValue[]> {
  return db.read<AbnormalValue>(
    `select r.reported_at as at, v.test, v.name, v.value, v.unit, v.flag
     from lab_results r ${JOINED} join lab_values v on v.request_id = r.request_id and v.version = r.version
     where ${SUBJECT} and r.patient_id = $1 and r.version = q.result_version and ${SHOWN}
       and v.flag not in ('normal', 'unknown')
     order by r.reported_at desc, v.id desc limit $5`,
    [scope.patientId, scope.dependentId, scope.byProvider, at, limit],
  );
}

/** The newest results of one person, with their values. */
export function listReports({ db, scope, at }: RecordGrant): Promise<ResultRow[]> {
  return db.read<ResultRow>(
    `select ${RESULT} from lab_results r ${JOINED}
     where ${SUBJECT} and r.patient_id = $1 and r.version = q.result_version and ${SHOWN}
     order by r.reported_at desc, q.id desc limit ${MOST_RESOURCES}`,
    [scope.patientId, scope.dependentId, scope.byProvider, at],
  );
}

/** All versions of results that a person may read, with their values. */
export async function copyLabs({ db, actor, at }: CopyGrant): Promise<CopiedRows> {
  const mine = 'r.patient_id = $1 and (r.held_until is null or r.held_until <= $2)';
  const [results, values] = await Promise.all([
    // Bounded by what providers wrote about one person.
    db.read<Record<string, unknown>>(
      `select r.request_id, r.version, r.summary, r.comment, r.reason, r.author_id, r.reported_at, r.critical,
         r.reviewed_at, r.acknowledged_at
       from lab_results r where ${mine} order by r.reported_at, r.request_id`,
      [actor.id, at],
    ),
    // Bounded by what providers wrote about one person.
    db.read<Record<string, unknown>>(
      `select v.request_id, v.version, v.position, v.test, v.loinc, v.name, v.value, v.unit, v.flag, v.basis, v.low,
         v.high, v.range_unit
       from lab_values v join lab_results r on r.request_id = v.request_id and r.version = v.version
       where ${mine} order by r.reported_at, v.request_id, v.position`,
      [actor.id, at],
    ),
  ]);
  return { lab_results: results, lab_values: values };
}
