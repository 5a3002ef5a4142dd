import type { CycleLog, Flow, SentLog } from '@lakou/contract/cycle';
import type { Grant } from '#platform/access/grant.ts';

type Scope = { patientId: string };
export type CycleReader = Grant<'cycle:read', Scope>;

const LOG = `patient_id as "patientId", date, flow, symptoms, bbt::float8 as bbt,
  cervical_mucus as "cervicalMucus", ovulation_test as "ovulationTest", notes, intimacy, contraception`;

/** Oldest first. */
export function listLogs(grant: CycleReader, from: string | undefined): Promise<CycleLog[]> {
  // Bounded by one row a day.
  return grant.db.read<CycleLog>(
    `select ${LOG} from cycle_logs where patient_id = $1 and ($2::date is null or date >= $2) order by date`,
    [grant.scope.patientId, from ?? null],
  );
}

/** All days with bleeding, however long ago, because periods are computed from them. */
export function listBleeding(grant: CycleReader): Promise<{ date: string; flow: Flow }[]> {
  // Bounded by one row a day.
  return grant.db.read(
    `select date, flow from cycle_logs where patient_id = $1 and flow not in ('none', 'spotting') order by date`,
    [grant.scope.patientId],
  );
}

/** Stores the log of a day and replaces an existing one. */
export async function saveLog(grant: Grant<'cycle:write', Scope>, log: SentLog): Promise<void> {
  await grant.db.query(
    `insert into cycle_logs (patient_id, date, flow, symptoms, bbt, cervical_mucus, ovulation_test, saved_at,
       notes, intimacy, contraception)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (patient_id, date) do update set flow = $3, symptoms = $4, bbt = $5, cervical_mucus = $6,
       ovulation_test = $7, saved_at = $8, notes = $9, intimacy = $10, contraception = $11`,
    [
      grant.scope.patientId,
      log.date,
      log.flow,
      log.symptoms,
      log.bbt ?? null,
      log.cervicalMucus,
      log.ovulationTest,
      grant.at,
      log.notes,
      log.intimacy,
      log.contraception,
    ],
  );
}

export async function findLog(
  grant: Grant<'cycle:write', Scope>,
  date: string,
): Promise<CycleLog | undefined> {
  const [log] = await grant.db.query<CycleLog>(
    `select ${LOG} from cycle_logs where patient_id = $1 and date = $2`,
    [grant.scope.patientId, date],
  );
  return log;
}

/** One writer at a time, so that none writes over what it has not seen. */
export async function lockLogs(grant: Grant<'cycle:write', Scope>): Promise<void> {
  await grant.db.query('select 1 from app_users where id = $1 for no key update', [grant.scope.patientId]);
}

/** Whether the profile says Male; one that says nothing is not refused. */
export async function isMale(grant: Grant<'cycle:write', Scope>): Promise<boolean> {
  const found = await grant.db.read("select 1 from patient_profiles where user_id = $1 and gender = 'Male'", [
    grant.scope.patientId,
  ]);
  return found.length > 0;
}

/** Returns whether there was one. */
export async function eraseLog(grant: Grant<'cycle:erase', Scope>, date: string): Promise<boolean> {
  const erased = await grant.db.query(
    'delete from cycle_logs where patient_id = $1 and date = $2 returning date',
    [grant.scope.patientId, date],
  );
  return erased.length > 0;
}
