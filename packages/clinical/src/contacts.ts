import { PREGNANCY_DAYS } from './due-date.ts';
import { addDays, type PlainDate } from './plain-date.ts';

/** WHO recommendations on antenatal care for a positive pregnancy experience (2016): eight contacts, by week. */
export const CONTACT_WEEKS = [12, 20, 26, 30, 34, 36, 38, 40] as const;
type ContactWeek = (typeof CONTACT_WEEKS)[number];
type ContactState = 'done' | 'next' | 'missed' | 'later';

export interface AntenatalContact {
  readonly week: ContactWeek;
  /** The day on which this week is complete. */
  readonly day: PlainDate;
  readonly state: ContactState;
}

/**
 * The eight contacts with what became of them. The next one is the first that is not done and whose day is not over; the
 * ones before it that are not done were missed. Undefined for a day that does not exist.
 */
export function findContacts(
  dates: { readonly dueDate: PlainDate; readonly today: PlainDate },
  done: readonly number[],
): AntenatalContact[] | undefined {
  const days = CONTACT_WEEKS.map((week) => addDays(dates.dueDate, week * 7 - PREGNANCY_DAYS));
  const next = CONTACT_WEEKS.find((week, at) => !done.includes(week) && (days[at] ?? '') >= dates.today);
  const contacts = CONTACT_WEEKS.flatMap((week, at): AntenatalContact[] => {
    const day = days[at];
    if (day === undefined) return [];
    if (done.includes(week)) return [{ week, day, state: 'done' }];
    if (week === next) return [{ week, day, state: 'next' }];
    return [{ week, day, state: day < dates.today ? 'missed' : 'later' }];
  });
  return contacts.length === CONTACT_WEEKS.length ? contacts : undefined;
}
