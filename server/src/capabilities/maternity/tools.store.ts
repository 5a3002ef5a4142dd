import type { MaternityTiming, SentTiming } from '@lakou/contract/maternity';
import type { TimingKind } from '@lakou/contract/maternity.rules';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { EntriesScope, MaternityScope } from './maternity.access.ts';

type TimingRow = Omit<MaternityTiming, 'startedAt' | 'endedAt'> & { startedAt: Date; endedAt: Date };
const TIMING = 'id, kind, started_at as "startedAt", ended_at as "endedAt", marks';
const shown = ({ startedAt, endedAt, ...rest }: TimingRow): MaternityTiming => ({
  ...rest,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt.toISOString(),
});
const PRESENT = '(select id from maternity_profiles where patient_id = $1 and ended_at is null)';

/** Newest first, and one more than the page holds when there are more. */
export async function listTimings(
  { db, scope }: Grant<'maternity-timings:read', EntriesScope>,
  { limit, after, kind }: Page & { kind: TimingKind },
): Promise<MaternityTiming[]> {
  const rows = await db.read<TimingRow>(
    `select ${TIMING} from maternity_timings
     where patient_id = $1 and kind = $2 and ($3::uuid is null or profile_id = $3) and ($4::uuid is null or
       (started_at, id) < (select started_at, id from maternity_timings where patient_id = $1 and id = $4))
     order by started_at desc, id desc limit $5`,
    [scope.patientId, kind, scope.profileId, after ?? null, limit + 1],
  );
  return rows.map(shown);
}

type TimingWriter = Grant<'maternity-timings:write', MaternityScope>;

/** Does nothing when she already has one with this id. */
export async function addTiming({ db, scope, at }: TimingWriter, sent: SentTiming): Promise<void> {
  await db.query(
    `insert into maternity_timings (patient_id, id, kind, started_at, ended_at, marks, created_at, profile_id)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, ${PRESENT}) on conflict (patient_id, id) do nothing`,
    [scope.patientId, sent.id, sent.kind, sent.startedAt, sent.endedAt, JSON.stringify(sent.marks), at],
  );
}

export async function findTiming(
  { db, scope }: TimingWriter,
  id: string,
): Promise<MaternityTiming | undefined> {
  const [row] = await db.query<TimingRow>(
    `select ${TIMING} from maternity_timings where patient_id = $1 and id = $2`,
    [scope.patientId, id],
  );
  return row && shown(row);
}

export async function eraseTiming({ db, scope }: TimingWriter, id: string): Promise<boolean> {
  const erased = await db.query(
    'delete from maternity_timings where patient_id = $1 and id = $2 returning id',
    [scope.patientId, id],
  );
  return erased.length > 0;
}

/** The weeks whose contact took place, in order. */
export async function listContacts({
  db,
  scope,
}: Grant<'maternity-contacts:read' | 'maternity-contacts:write', MaternityScope>): Promise<number[]> {
  // Bounded by the eight contacts.
  const rows = await db.query<{ week: number }>(
    `select week from maternity_contacts where patient_id = $1 and profile_id = ${PRESENT} order by week`,
    [scope.patientId],
  );
  return rows.map(({ week }) => week);
}

export async function setContact(
  { db, scope, at }: Grant<'maternity-contacts:write', MaternityScope>,
  { week, done }: { week: number; done: boolean },
): Promise<void> {
  await db.query(
    done
      ? `insert into maternity_contacts (patient_id, profile_id, week, done_at)
         select $1, p.id, $2, $3::timestamptz from maternity_profiles p where p.patient_id = $1 and p.ended_at is null
         on conflict (profile_id, week) do nothing`
      : `delete from maternity_contacts where patient_id = $1 and week = $2 and profile_id = ${PRESENT}
         and $3::timestamptz is not null`,
    [scope.patientId, week, at],
  );
}
