export const DOSE_ANSWERS = ['taken', 'skipped'] as const;
export type DoseAnswer = (typeof DOSE_ANSWERS)[number];

export const MOST_TIMES = 8;
export const MOST_PLANS = 40;
export const MOST_HISTORY_DAYS = 31;
export const LARGEST_QUANTITY = 10_000;
export const LARGEST_DOSE = 100;
/** All days of the week; 0 is Sunday. */
export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const;

/** When a medicine is taken, by the clock of the person. */
export interface DoseTimes {
  readonly times: readonly string[];
  readonly weekdays: readonly number[];
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly timeZone: string;
}

export interface PlannedDose {
  readonly day: string;
  readonly time: string;
  readonly dueAt: Date;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

// Creating a formatter takes much longer than using one.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const created = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, created);
  return created;
}

/** What clocks in the zone show at this moment, as if it were UTC. */
function clockAt(at: number, timeZone: string): number {
  const parts = new Map(
    formatterIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const day = `${read('year')}-${read('month')}-${read('day')}`;
  return Date.parse(`${day}T${read('hour')}:${read('minute')}:${read('second')}Z`);
}

/** The day of the person at this moment. */
export const localDay = (at: Date, timeZone: string): string =>
  new Date(clockAt(Math.floor(at.getTime() / 1000) * 1000, timeZone)).toISOString().slice(0, 10);

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The moment of a time of the day. One that occurs twice in autumn is the first; one skipped in spring is after the jump. */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (at: number) => clockAt(at, timeZone) - at;
  const [before, after] = [shown - offsetAt(shown - DAY_MS), shown - offsetAt(shown + DAY_MS)];
  const real = [before, after].filter((at) => clockAt(at, timeZone) === shown);
  return new Date(real.length > 0 ? Math.min(...real) : before);
}

/** The doses of a day, in order. */
export function dosesOn(plan: DoseTimes, day: string): PlannedDose[] {
  const isPlanned =
    day >= plan.startsOn &&
    (plan.endsOn === null || day <= plan.endsOn) &&
    plan.weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  if (!isPlanned) return [];
  return plan.times
    .toSorted()
    .map((time) => ({ day, time, dueAt: momentOf(day, time, plan.timeZone) }))
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/** The doses that became due after one moment and until another. */
export function dosesBetween(plan: DoseTimes, after: Date, until: Date): PlannedDose[] {
  const first = dayAfter(localDay(after, plan.timeZone), -1);
  const last = dayAfter(localDay(until, plan.timeZone), 1);
  const found: PlannedDose[] = [];
  for (let day = first < plan.startsOn ? plan.startsOn : first; day <= last; day = dayAfter(day, 1))
    found.push(...dosesOn(plan, day).filter(({ dueAt }) => dueAt > after && dueAt <= until));
  return found;
}

/** The first dose after this moment; undefined when the plan has none left. */
export function nextDose(plan: DoseTimes, after: Date): PlannedDose | undefined {
  const today = dayAfter(localDay(after, plan.timeZone), -1);
  const first = today < plan.startsOn ? plan.startsOn : today;
  // Whatever the days of the week, one of nine in a row is planned and still to come.
  for (let n = 0; n < 9; n++) {
    const dose = dosesOn(plan, dayAfter(first, n)).find(({ dueAt }) => dueAt > after);
    if (dose) return dose;
  }
  return undefined;
}

/** `open` is a dose of which nothing was said, and which is too long ago to take now without asking. */
export type DoseState = DoseAnswer | 'later' | 'now' | 'late' | 'open';

export const NOW_WITHIN_MS = HOUR_MS;
const LATE_WITHIN_MS = 6 * HOUR_MS;

export function doseState(dueAt: Date, answer: DoseAnswer | null, now: Date): DoseState {
  if (answer) return answer;
  const since = now.getTime() - dueAt.getTime();
  if (since < -NOW_WITHIN_MS) return 'later';
  if (since <= NOW_WITHIN_MS) return 'now';
  return since <= LATE_WITHIN_MS ? 'late' : 'open';
}

interface Stock {
  readonly quantity: number | null;
  readonly refillAt: number | null;
}

/** Whether it is time to get more. */
export const isLow = ({ quantity, refillAt }: Stock): boolean =>
  quantity !== null && quantity <= (refillAt ?? 0);

/** For how many whole days the rest lasts; undefined where nobody counts it or it is taken when needed. */
export function daysLeft({
  quantity,
  perDose,
  times,
  weekdays,
}: Pick<Stock, 'quantity'> & Pick<DoseTimes, 'times' | 'weekdays'> & { readonly perDose: number }):
  | number
  | undefined {
  const perWeek = perDose * times.length * weekdays.length;
  return quantity === null || perWeek === 0 ? undefined : Math.floor((quantity * 7) / perWeek);
}
