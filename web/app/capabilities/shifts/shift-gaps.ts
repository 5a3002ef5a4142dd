import type { ClinicWeek, ShiftNeed } from '@lakou/contract/shifts';
import { dayOfShift } from './shift-days.ts';

export interface ShiftGap extends ShiftNeed {
  readonly day: string;
  readonly planned: number;
}

/** Days of the week on which fewer people of a role are planned than are needed, drafts counted. */
export function gapsOf(
  { days, staff, shifts, timeZone }: ClinicWeek,
  needs: readonly ShiftNeed[],
): ShiftGap[] {
  const roles = new Map(staff.map(({ id, clinicRole }) => [id, clinicRole]));
  return days.flatMap((day, weekday) =>
    needs
      .filter((need) => need.weekday === weekday)
      .flatMap((need) => {
        const people = shifts.filter(
          (shift) => roles.get(shift.staffId) === need.clinicRole && dayOfShift(shift, timeZone) === day,
        );
        const planned = new Set(people.map(({ staffId }) => staffId)).size;
        return planned < need.needed ? [{ ...need, day, planned }] : [];
      }),
  );
}
