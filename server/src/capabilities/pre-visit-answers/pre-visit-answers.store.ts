import type { BookingStatus } from '@lakou/contract/bookings';
import type { PreVisitAnswers, TriageMark } from '@lakou/contract/pre-visit-answers';
import type { Severity } from '@lakou/contract/symptom-checker';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { AnswersScope } from './pre-visit-answers.access.ts';

export interface Visit {
  readonly bookingId: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly providerId: string | null;
  readonly status: BookingStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly completedAt: Date | null;
}

export async function findVisit({ db }: Lookup, id: string): Promise<Visit | undefined> {
  const [found] = await db.read<Visit>(
    `select id as "bookingId", patient_id as "patientId", dependent_id as "dependentId",
       provider_id as "providerId", status, starts_at as "startsAt", ends_at as "endsAt",
       completed_at as "completedAt" from bookings where id = $1`,
    [id],
  );
  return found;
}

/** What the symptom checker found, as codes that every reader's language has words for. */
export interface Found {
  readonly understood: readonly {
    readonly code: string;
    readonly negated: boolean;
    readonly days: number | null;
  }[];
  readonly reasons: readonly string[];
}

export interface AnswersRow {
  readonly reason: string | null;
  readonly since: PreVisitAnswers['since'];
  readonly medicines: string | null;
  readonly allergies: string | null;
  readonly changedAt: Date | null;
  readonly words: string[] | null;
  readonly severity: Severity | null;
  readonly found: Found | null;
  readonly checkedAt: Date | null;
  readonly forTraining: boolean;
  readonly mark: TriageMark | null;
}

export async function findAnswers({
  db,
  scope,
}: Grant<'pre-visit:read', AnswersScope>): Promise<AnswersRow | undefined> {
  const [row] = await db.read<AnswersRow>(
    `select reason, since, medicines, allergies, changed_at as "changedAt", check_words as words,
       check_severity as severity, check_found as found, checked_at as "checkedAt",
       training_consent_at is not null as "forTraining", mark
     from pre_visit_answers where booking_id = $1`,
    [scope.bookingId],
  );
  return row;
}

type Answers = Pick<AnswersRow, 'reason' | 'since' | 'medicines' | 'allergies'>;

export async function saveAnswers(
  { db, scope, at }: Grant<'pre-visit:answer', AnswersScope>,
  { reason, since, medicines, allergies }: Answers,
): Promise<void> {
  await db.query(
    `insert into pre_visit_answers (booking_id, patient_id, reason, since, medicines, allergies, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (booking_id) do update
       set reason = $3, since = $4, medicines = $5, allergies = $6, changed_at = $7`,
    [scope.bookingId, scope.patientId, reason, since, medicines, allergies, at],
  );
}

/** Another check is another question, so that consent and mark of the one before do not stay. */
export async function saveCheck(
  { db, scope, at }: Grant<'pre-visit:share-check', AnswersScope>,
  { words, severity, found }: { words: readonly string[]; severity: Severity; found: Found },
): Promise<void> {
  await db.query(
    `insert into pre_visit_answers (booking_id, patient_id, check_words, check_severity, check_found, checked_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (booking_id) do update set check_words = $3, check_severity = $4, check_found = $5,
       checked_at = $6, training_consent_at = null, mark = null, marked_at = null`,
    [scope.bookingId, scope.patientId, words, severity, JSON.stringify(found), at],
  );
}

export async function deleteCheck({
  db,
  scope,
}: Grant<'pre-visit:take-check-back', AnswersScope>): Promise<void> {
  await db.query(
    `update pre_visit_answers set check_words = null, check_severity = null, check_found = null,
       checked_at = null, training_consent_at = null, mark = null, marked_at = null
     where booking_id = $1`,
    [scope.bookingId],
  );
}

/** False when no symptom check was shared. */
export async function saveTrainingConsent(
  { db, scope, at }: Grant<'pre-visit:training-consent', AnswersScope>,
  consent: boolean,
): Promise<boolean> {
  const saved = await db.query(
    `update pre_visit_answers set training_consent_at = $2
     where booking_id = $1 and checked_at is not null returning 1`,
    [scope.bookingId, consent ? at : null],
  );
  return saved.length > 0;
}

/** False when no symptom check was shared. */
export async function saveMark(
  { db, scope, at }: Grant<'pre-visit:mark', AnswersScope>,
  mark: TriageMark,
): Promise<boolean> {
  const saved = await db.query(
    `update pre_visit_answers set mark = $2, marked_at = $3
     where booking_id = $1 and checked_at is not null returning 1`,
    [scope.bookingId, mark, at],
  );
  return saved.length > 0;
}
