import { addDays, addMonths, ageInYears, daysBetween, type PlainDate } from '../plain-date.ts';
import { type Series, seriesOf, type Vaccine } from './products.ts';

/** Whole weeks, calendar months or years since birth. */
export interface VaccineAge {
  readonly weeks?: number | undefined;
  readonly months?: number | undefined;
  readonly years?: number | undefined;
}

/** One dose of a country's schedule. */
export interface ScheduledDose {
  readonly vaccine: Vaccine;
  /** First, second … of this vaccine. */
  readonly dose: number;
  readonly from: VaccineAge;
  /** The age before which it is on time; without it, four weeks after `from`. */
  readonly to?: VaccineAge | undefined;
  /** A dose given earlier than this age does not count for this one. */
  readonly notBefore?: VaccineAge | undefined;
  /** From this age on it is no longer begun without asking. */
  readonly until?: VaccineAge | undefined;
}

export interface GivenDose {
  readonly id: string;
  readonly vaccine: Vaccine;
  /** A day, a month or a year, as far as it is known. */
  readonly on: string | null;
}

export type DoseState = 'given' | 'due' | 'late' | 'next' | 'ask';

export interface AssessedDose<Row extends ScheduledDose> {
  readonly row: Row;
  readonly state: DoseState;
  readonly from: PlainDate;
  /** The last day on which it is on time. */
  readonly to: PlainDate;
  /** The entry that counts for it. */
  readonly givenId: string | null;
}

const ON_TIME_DAYS = 28;
/** CDC, General Best Practice Guidelines (2024): up to four days before the least age still counts. */
const GRACE_DAYS = 4;
/** Schedules for children end here; what an adult lacks is a question for a professional. */
const ADULT_YEARS = 19;

const dateAtAge = (birthDate: PlainDate, age: VaccineAge): PlainDate | undefined => {
  const months = (age.years ?? 0) * 12 + (age.months ?? 0);
  const day = addMonths(birthDate, months);
  return day && addDays(day, (age.weeks ?? 0) * 7);
};

/** The last day that a vague date can mean. */
function latestDay(on: string): PlainDate {
  if (on.length === 4) return `${on}-12-31`;
  return on.length === 7 ? (addDays(addMonths(`${on}-01`, 1) ?? '', -1) ?? `${on}-28`) : on;
}

/** The doses of one series by day, those without a day last; two on one day are one dose, written twice. */
function dosesOf(series: Series, given: readonly GivenDose[]): GivenDose[] {
  const own = given
    .filter(({ vaccine }) => seriesOf(vaccine).includes(series))
    .sort((a, b) => (a.on ?? '9').localeCompare(b.on ?? '9') || a.id.localeCompare(b.id));
  return own.filter(({ on }, at) => on?.length !== 10 || own.findIndex((other) => other.on === on) === at);
}

/** For each row the dose that counts: the next one of its series that is not too early. */
function match<Row extends ScheduledDose>(
  rows: readonly Row[],
  series: Series,
  given: readonly GivenDose[],
  birthDate: PlainDate,
): Map<Row, GivenDose> {
  const left = dosesOf(series, given);
  const matched = new Map<Row, GivenDose>();
  for (const row of rows.filter(({ vaccine }) => seriesOf(vaccine).includes(series))) {
    const least = row.notBefore && dateAtAge(birthDate, row.notBefore);
    const from = least && addDays(least, -GRACE_DAYS);
    const at = left.findIndex(({ on }) => !from || on === null || latestDay(on) >= from);
    const dose = at < 0 ? undefined : left[at];
    if (!dose) continue;
    matched.set(row, dose);
    left.splice(0, at + 1);
  }
  return matched;
}

function stateOf(row: ScheduledDose, from: PlainDate, to: PlainDate, dates: Dates): DoseState {
  const { birthDate, today } = dates;
  const until = row.until && dateAtAge(birthDate, row.until);
  if (until && today >= until) return 'ask';
  if (today < from) return 'next';
  return today <= to ? 'due' : 'late';
}

interface Dates {
  readonly birthDate: PlainDate;
  readonly today: PlainDate;
}

/**
 * What of a schedule was given, is due, late or to come. A vaccine against several illnesses counts for each of them, and
 * a row is given once each of its own has its dose. Catch-up schedules are not computed: who is late asks. An adult sees
 * what was given alone. Undefined for a birth date that does not exist.
 */
export function assessVaccines<Row extends ScheduledDose>(
  schedule: readonly Row[],
  given: readonly GivenDose[],
  dates: Dates,
): AssessedDose<Row>[] | undefined {
  const { birthDate, today } = dates;
  const age = ageInYears({ birthDate, today });
  if (daysBetween(birthDate, today) === undefined) return undefined;
  const matches = new Map(
    schedule
      .flatMap(({ vaccine }) => seriesOf(vaccine))
      .map((series) => [series, match(schedule, series, given, birthDate)]),
  );
  return schedule.flatMap((row) => {
    const from = dateAtAge(birthDate, row.from);
    const end = row.to ? dateAtAge(birthDate, row.to) : from && addDays(from, ON_TIME_DAYS);
    const to = end && addDays(end, -1);
    if (!from || !to) return [];
    const doses = seriesOf(row.vaccine).map((series) => matches.get(series)?.get(row));
    const isGiven = doses.every((dose) => dose !== undefined);
    if (!isGiven && (age ?? 0) >= ADULT_YEARS) return [];
    const state = isGiven ? 'given' : stateOf(row, from, to, dates);
    return [{ row, state, from, to, givenId: isGiven ? (doses[0]?.id ?? null) : null }];
  });
}
