import { dosesBetween, NOW_WITHIN_MS, nextDose } from '@lakou/contract/my-medicines.rules';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { addDueDose, type DuePlan, isTaken, type Reminding, setNextDue, takeDuePlans } from './due.store.ts';

const AT_ONCE = 200;
const MOST_NAMED = 3;
/** After a stand-still of the server only these days are written down. */
const CAUGHT_UP_MS = 7 * 86_400_000;

const keyOf = ({ patientId, dependentId }: DuePlan, dueAt: Date) =>
  `${patientId} ${dependentId ?? ''} ${dueAt.getTime()}`;

/** What one person takes at one moment: one reminder for all of it. */
interface Reminder {
  readonly plan: DuePlan;
  readonly names: string[];
}

/** Writes down what is due, and returns the doses to remind of: only new ones, and only while they can be taken. */
async function writeDue(tx: Reminding, plan: DuePlan): Promise<Date[]> {
  if (!(await isTaken(tx, plan.id))) {
    await setNextDue(tx, plan.id, null);
    return [];
  }
  const from = Math.max(plan.dueThrough.getTime(), tx.at.getTime() - CAUGHT_UP_MS);
  const moments: Date[] = [];
  for (const dose of dosesBetween(plan, new Date(from), tx.at)) {
    const isNew = await addDueDose(tx, plan, dose);
    if (isNew && plan.remind && tx.at.getTime() - dose.dueAt.getTime() <= NOW_WITHIN_MS)
      moments.push(dose.dueAt);
  }
  await setNextDue(tx, plan.id, nextDose(plan, tx.at)?.dueAt ?? null);
  return moments;
}

async function remindSome({ db, clock }: Platform): Promise<number> {
  const at = clock.now();
  return db.transaction(async (connection) => {
    const tx = systemGrant('medicine-doses:remind', { db: connection, at, requestId: 'medicine-reminders' });
    const found = await takeDuePlans(tx, AT_ONCE);
    const last = found.at(-1);
    // A full page may end amid the medicines of one person; those wait for the next.
    const isCut = (plan: DuePlan) =>
      found.length === AT_ONCE &&
      last !== undefined &&
      keyOf(plan, plan.nextDueAt) === keyOf(last, last.nextDueAt);
    const reminders = new Map<string, Reminder>();
    for (const plan of found.filter((one) => !isCut(one)))
      for (const dueAt of await writeDue(tx, plan)) {
        const reminder = reminders.get(keyOf(plan, dueAt)) ?? { plan, names: [] };
        if (plan.namesMedicine && reminder.names.length < MOST_NAMED) reminder.names.push(plan.text);
        reminders.set(keyOf(plan, dueAt), reminder);
      }
    for (const { plan, names } of reminders.values())
      await notify(tx, {
        userId: plan.patientId,
        kind: names.length > 0 ? 'medicine_due_named' : 'medicine_due',
        subjectId: plan.dependentId ?? plan.patientId,
        details: names.length > 0 ? { name: names.join(', ') } : {},
      });
    return found.length;
  });
}

/** Reminds people of the medicines that they take now: of each dose once, and once for all of one moment. */
export async function remindOfDoses(platform: Platform): Promise<void> {
  while ((await remindSome(platform)) === AT_ONCE);
}
