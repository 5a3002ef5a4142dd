import type { QuestionnaireBand, QuestionnaireName } from '@lakou/clinical';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import type { RecordGrant, TimelineQuery } from '#platform/capability.ts';

export type ResultReader = Grant<'questionnaire-results:read', RecordScope>;
type Subject = Pick<RecordScope, 'patientId' | 'dependentId'>;
/** Who treats the patient, or the patient who was asked. */
export type ResultWriter = Grant<'questionnaire-results:write' | 'questionnaire-request:answer', Subject>;

export interface ResultRow {
  readonly id: string;
  readonly dependentId: string | null;
  readonly questionnaire: QuestionnaireName;
  readonly answers: number[];
  readonly educationYears: number | null;
  readonly score: number;
  readonly level: QuestionnaireBand;
  readonly danger: boolean;
  readonly authorId: string | null;
  readonly createdAt: Date;
}
export type NewResult = Omit<ResultRow, 'dependentId' | 'authorId' | 'createdAt'>;

const COLUMNS = `id, dependent_id as "dependentId", questionnaire, answers, education_years as "educationYears", score,
  level, danger, author_id as "authorId", created_at as "createdAt"`;
/** Only of this person: a child's results are not the mother's. */
const SUBJECT = 'patient_id = $1 and dependent_id is not distinct from $2::uuid';
const subject = ({ patientId, dependentId }: Subject) => [patientId, dependentId];

/** Newest first, one more than the page size when there are more. */
export function listResults(
  { db, scope }: ResultReader,
  { limit, after, questionnaire }: Page & { questionnaire?: QuestionnaireName | undefined },
): Promise<ResultRow[]> {
  return db.read<ResultRow>(
    `select ${COLUMNS} from questionnaire_results
     where ${SUBJECT} and ($3::text is null or questionnaire = $3)
       and ($4::uuid is null or (created_at, id) <
         (select created_at, id from questionnaire_results where patient_id = $1 and id = $4))
     order by created_at desc, id desc limit $5`,
    [...subject(scope), questionnaire ?? null, after ?? null, limit + 1],
  );
}

/** Of these questionnaires, older than the entry given, newest first. */
export function listResultsBefore(
  { db, scope }: RecordGrant,
  { before, limit }: Pick<TimelineQuery, 'before' | 'limit'>,
  names: readonly QuestionnaireName[],
): Promise<ResultRow[]> {
  return db.read<ResultRow>(
    `select ${COLUMNS} from questionnaire_results
     where ${SUBJECT} and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
       and questionnaire = any ($6::text[])
     order by created_at desc, id desc limit $5`,
    [...subject(scope), before?.at ?? null, before?.id ?? null, limit, names],
  );
}

/** Does nothing when the patient already has a result with this id. */
export async function addResult({ db, scope, actor, at }: ResultWriter, result: NewResult): Promise<void> {
  await db.query(
    `insert into questionnaire_results (patient_id, dependent_id, id, questionnaire, answers, education_years, score,
       level, danger, author_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (patient_id, id) do nothing`,
    [
      ...subject(scope),
      result.id,
      result.questionnaire,
      result.answers,
      result.educationYears,
      result.score,
      result.level,
      result.danger,
      actor.id,
      at,
    ],
  );
}

export async function findResult({ db, scope }: ResultWriter, id: string): Promise<ResultRow | undefined> {
  const [row] = await db.query<ResultRow>(
    `select ${COLUMNS} from questionnaire_results where ${SUBJECT} and id = $3`,
    [...subject(scope), id],
  );
  return row;
}
