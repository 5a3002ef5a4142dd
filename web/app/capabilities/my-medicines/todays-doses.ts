import type { Dose, MyMedicine } from '@lakou/contract/my-medicines';
import { type DoseAnswer, dayAfter, doseState, dosesOn, localDay } from '@lakou/contract/my-medicines.rules';
import type { OutboxItem } from '../../platform/outbox/item.ts';

/** A dose as it is shown: what waits on this device counts as said. */
export interface ShownDose {
  readonly medicineId: string;
  readonly text: string;
  readonly amount: string | null;
  readonly day: string;
  readonly time: string;
  readonly dueAt: Date;
  readonly answer: DoseAnswer | null;
  readonly isWaiting: boolean;
}

type Waiting = Pick<OutboxItem, 'kind' | 'path' | 'body'>;
type Named = Pick<ShownDose, 'medicineId' | 'day' | 'time'>;

const keyOf = ({ medicineId, day, time }: Named) => `${medicineId} ${day} ${time}`;

/** The dose that a waiting answer is about: `/api/records/{id}/medicines/{medicine}/doses`. */
export const doseOf = ({ path, body }: Waiting): Named => ({
  medicineId: path.split('/').at(-2) ?? '',
  day: String(body.day),
  time: String(body.time),
});

/** The latest answer to each dose that waits on this device. */
function waitingAnswers(items: readonly Waiting[]): ReadonlyMap<string, DoseAnswer | null> {
  const doses = items.filter(({ kind }) => kind === 'dose');
  return new Map(doses.map((item) => [keyOf(doseOf(item)), (item.body.answer ?? null) as DoseAnswer | null]));
}

/** Rows of the server with what waits on this device. */
export function withWaiting(doses: readonly Dose[], items: readonly Waiting[]): ShownDose[] {
  const waiting = waitingAnswers(items);
  return doses.map(({ medicineId, text, day, time, dueAt, answer }) => {
    const said = waiting.get(keyOf({ medicineId, day, time }));
    const shown = { medicineId, text, amount: null, day, time, dueAt: new Date(dueAt) };
    return { ...shown, answer: said === undefined ? answer : said, isWaiting: said !== undefined };
  });
}

interface Known {
  readonly medicines: readonly MyMedicine[];
  readonly doses: readonly Dose[];
  readonly waiting: readonly Waiting[];
}

/** The doses of today by the clock of each plan, and those of last night that can still be taken. */
export function todaysDoses({ medicines, doses, waiting }: Known, now: Date): ShownDose[] {
  const rows = new Map(withWaiting(doses, waiting).map((dose) => [keyOf(dose), dose]));
  const answers = waitingAnswers(waiting);
  return medicines
    .flatMap(({ id: medicineId, text, dose: amount, plan, plannedAt }) => {
      if (!plan) return [];
      const today = localDay(now, plan.timeZone);
      const of = (day: string): ShownDose[] =>
        dosesOn(plan, day).flatMap(({ time, dueAt }) => {
          const key = keyOf({ medicineId, day, time });
          const row = rows.get(key);
          const said = answers.get(key);
          // What was due before it was planned was nobody's to take.
          if (!row && said === undefined && plannedAt && dueAt < new Date(plannedAt)) return [];
          const shown = { medicineId, text, amount, day, time, dueAt };
          return [{ ...shown, answer: row?.answer ?? said ?? null, isWaiting: said !== undefined }];
        });
      const lastNight = of(dayAfter(today, -1)).filter(({ dueAt }) => doseState(dueAt, null, now) !== 'open');
      return [...lastNight, ...of(today)];
    })
    .toSorted(
      (a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0),
    );
}
