import { type AssessedDose, assessVaccines, findVaccine, type GivenDose, isPlainDate } from '@lakou/clinical';
import { vaccineSchedule } from '@lakou/content';
import type { RecordEntry } from '@lakou/contract/record-entries';
import type { GivenVaccine, VaccineCard, VaccineRow } from '@lakou/contract/vaccines';
import type { VaccineCountry } from '@lakou/contract/vaccines.rules';

interface Person {
  readonly name: string;
  readonly dateOfBirth: string | null;
}

const givenOf = ({ id, since, lot, place, by }: RecordEntry): GivenVaccine => ({
  entryId: id,
  on: since,
  lot,
  place,
  byProvider: by.provider,
});

type Schedule = ReturnType<typeof vaccineSchedule>;
type Row = Schedule['doses'][number];

const rowOf = (
  { row, state, from, to, givenId }: AssessedDose<Row>,
  entries: readonly RecordEntry[],
): VaccineRow => {
  const entry = entries.find(({ id }) => id === givenId);
  return {
    vaccine: row.vaccine,
    dose: row.dose,
    state,
    ask: state === 'ask' ? 'too_old' : null,
    from,
    to,
    given: entry ? givenOf(entry) : null,
  };
};

/** What the schedule leaves open, at the ages it is about. A dose beyond those of the schedule answers it. */
function openRows(
  { ask, doses }: Schedule,
  given: readonly GivenDose[],
  person: { birthDate: string; today: string },
): VaccineRow[] {
  const asked = ask.map((row) => ({ ...row, dose: 1, until: undefined }));
  const answered = (vaccine: string) =>
    given.filter((dose) => dose.vaccine === vaccine).length >
    doses.filter((dose) => dose.vaccine === vaccine).length;
  return (assessVaccines(asked, [], person) ?? [])
    .filter(({ row, from, to }) => from <= person.today && person.today <= to && !answered(row.vaccine))
    .map(({ row, from, to }) => ({
      vaccine: row.vaccine,
      dose: null,
      state: 'ask',
      ask: row.why,
      from,
      to,
      given: null,
    }));
}

export function cardOf(
  person: Person,
  entries: readonly RecordEntry[],
  country: VaccineCountry,
  today: string,
): VaccineCard {
  const schedule = vaccineSchedule(country);
  const given = entries.flatMap((entry): GivenDose[] => {
    const vaccine = findVaccine(entry);
    return vaccine ? [{ id: entry.id, vaccine, on: entry.since }] : [];
  });
  const { dateOfBirth } = person;
  const dates = dateOfBirth && isPlainDate(dateOfBirth) ? { birthDate: dateOfBirth, today } : undefined;
  const assessed = (dates && assessVaccines(schedule.doses, given, dates)) ?? [];
  const rows = assessed.map((one) => rowOf(one, entries));
  const counted = new Set(rows.flatMap((row) => row.given?.entryId ?? []));
  return {
    country,
    source: schedule.source,
    name: person.name,
    dateOfBirth,
    rows: [...rows, ...(dates ? openRows(schedule, given, dates) : [])],
    others: entries
      .filter(({ id }) => !counted.has(id))
      .map((entry) => ({ ...givenOf(entry), text: entry.text })),
  };
}
