import type { ClinicWeek, ScheduledPerson, Shift } from '@lakou/contract/shifts';
import { dayIn } from '#platform/time/days.ts';

export interface StaffRow extends Pick<ScheduledPerson, 'id' | 'name' | 'leaveDays'> {
  /** Undefined for somebody who has left the clinic since. */
  readonly clinicRole: ScheduledPerson['clinicRole'] | undefined;
  readonly byDay: ReadonlyMap<string, readonly Shift[]>;
}

/** A shift belongs to the day on which it begins at the clinic. */
export const dayOfShift = ({ startTime }: Pick<Shift, 'startTime'>, timeZone: string): string =>
  dayIn(timeZone, new Date(startTime));

/** A row for everybody who works at the clinic, and for those who left and have shifts in this week. */
export function rowsOf({ staff, shifts, timeZone }: ClinicWeek): StaffRow[] {
  const byPerson = Map.groupBy(shifts, ({ staffId }) => staffId);
  const left = [...byPerson.values()]
    .flatMap(([first]) => first ?? [])
    .filter(({ staffId }) => !staff.some(({ id }) => id === staffId))
    .map(({ staffId, staffName }) => ({
      id: staffId,
      name: staffName,
      leaveDays: [],
      clinicRole: undefined,
    }));
  return [...staff, ...left].map((person) => ({
    ...person,
    byDay: Map.groupBy(byPerson.get(person.id) ?? [], (shift) => dayOfShift(shift, timeZone)),
  }));
}

/** Whether the clock times mean an end on the next day. */
export const endsNextDay = (start: string, end: string): boolean => Boolean(start && end) && end <= start;
