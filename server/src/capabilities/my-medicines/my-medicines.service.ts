import { findInteractions } from '@lakou/content';
import type { Dose, MedicinePlan, MyMedicine } from '@lakou/contract/my-medicines';
import {
  type DoseAnswer,
  dayAfter,
  dosesOn,
  localDay,
  MOST_HISTORY_DAYS,
  MOST_PLANS,
  nextDose,
} from '@lakou/contract/my-medicines.rules';
import type { DrugCheck } from '@lakou/contract/toolbox';
import { LONGEST_DRUG_NAME, MOST_DRUGS } from '@lakou/contract/toolbox.rules';
import { isTimeZone } from '@lakou/i18n';
import { inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { withIdempotencyKey } from '#platform/idempotency/idempotency-key.ts';
import { addEntry, renameMedicine } from '../record-entries/record-entries.service.ts';
import { patientOf, readChartFacts } from '../toolbox/chart.service.ts';
import { viewCheck } from '../toolbox/interactions.service.ts';
import { type DoseAnswerer, findDose, lockPlan, saveAnswer, takeFromRest } from './doses.store.ts';
import {
  countOtherPlans,
  findMedicine,
  listMedicines,
  listTimes,
  type MedicineReader,
  type MedicineWriter,
  savePlan,
} from './my-medicines.store.ts';
import { viewDose, viewMedicine } from './my-medicines.view.ts';

export { listTimes };

const refuse = (path: string): never =>
  fail('invalid_request', { fields: [{ path, code: 'invalid_request' }] });

async function keepPlan(tx: MedicineWriter, id: string, plan: MedicinePlan): Promise<MyMedicine> {
  if (!isTimeZone(plan.timeZone)) refuse('plan.timeZone');
  if (plan.endsOn !== null && plan.endsOn < plan.startsOn) refuse('plan.endsOn');
  if ((await countOtherPlans(tx, id)) >= MOST_PLANS) fail('too_many_entries');
  await savePlan(tx, id, plan, nextDose(plan, tx.at)?.dueAt ?? null);
  return viewMedicine((await findMedicine(tx, id)) ?? fail('not_found'));
}

interface Named {
  readonly text: string;
  readonly dose: string | null;
}

/** The medicine becomes an entry of the record, like one that is added there. */
export const addMedicine = (
  grant: MedicineWriter,
  { plan, ...named }: Named & { readonly confirmDuplicate: boolean; readonly plan: MedicinePlan },
): Promise<MyMedicine> =>
  inTransaction(grant, async (tx) => {
    const { id } = await addEntry(tx, { kind: 'medicine', ...named });
    return keepPlan(tx, id, plan);
  });

export const changeMedicine = (
  grant: MedicineWriter,
  id: string,
  {
    plan,
    text,
    dose,
  }: { readonly text?: string | undefined; readonly dose: string | null; plan: MedicinePlan },
): Promise<MyMedicine> =>
  inTransaction(grant, async (tx) => {
    const present = (await findMedicine(tx, id)) ?? fail('not_found');
    if (text !== undefined && (text !== present.text || dose !== present.dose))
      await renameMedicine(tx, id, { text, dose });
    return keepPlan(tx, id, plan);
  });

interface SentAnswer {
  readonly day: string;
  readonly time: string;
  readonly answer: DoseAnswer | null;
  readonly at: string;
  readonly seen?: DoseAnswer | null | undefined;
}

/** A dose that was written down as due, or one of the plan of these days. */
async function findPlanned(tx: DoseAnswerer, id: string, { day, time }: SentAnswer) {
  const medicine = await findMedicine(tx, id);
  const written = await findDose(tx, id, { day, time });
  const plan = medicine?.plan;
  const today = localDay(tx.at, plan?.timeZone ?? 'UTC');
  if (day > dayAfter(today, 1) || day < dayAfter(today, -MOST_HISTORY_DAYS)) refuse('day');
  const planned = plan && dosesOn(plan, day).find((dose) => dose.time === time);
  const dose = written ?? planned ?? fail('not_found');
  return { dose: { day, time, dueAt: dose.dueAt }, before: written };
}

/** Sent again with its key, an answer does not undo a later one; the reply is what holds now. */
export async function answerDose(
  grant: DoseAnswerer,
  id: string,
  sent: SentAnswer,
  key: string | undefined,
): Promise<Dose> {
  const { day, time, answer } = sent;
  await withIdempotencyKey(grant, { key, request: { call: 'dose', id, ...sent } }, async (tx) => {
    await lockPlan(tx, id);
    const { dose, before } = await findPlanned(tx, id, sent);
    const present = before?.answer ?? null;
    // The same answer counts too: two people may each have given the dose.
    if (sent.seen !== undefined && sent.seen !== present && (answer ?? present) !== null)
      fail('entry_changed', { saved: before ? { ...viewDose(before) } : null });
    // A phone whose clock is ahead did not take it in the future.
    const at = new Date(Math.min(Date.parse(sent.at), tx.at.getTime()));
    await saveAnswer(tx, id, dose, { answer, at });
    const doses = Number(answer === 'taken') - Number(present === 'taken');
    if (doses !== 0) await takeFromRest(tx, id, doses);
    return { day, time };
  });
  return viewDose((await findDose(grant, id, { day, time })) ?? fail('not_found'));
}

/** Names of directory and record are compared as they are written; what our list does not know is told. */
export async function checkMedicines(grant: MedicineReader): Promise<Omit<DrugCheck, 'note'>> {
  const medicines = await listMedicines(grant, { limit: MOST_DRUGS - 1 });
  const names = medicines.map(({ text }) => text.slice(0, LONGEST_DRUG_NAME));
  const { language } = grant.actor;
  const patient = patientOf(await readChartFacts(grant));
  const { note: _note, ...check } = viewCheck(findInteractions(names, language, patient), language, null);
  return check;
}
