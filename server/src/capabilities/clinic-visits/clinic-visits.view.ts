import type { ClinicVisit } from '@lakou/contract/clinic-visits';
import { ageOn } from '../profiles/birth-dates.rules.ts';

export interface VisitRow extends Omit<ClinicVisit, 'age' | 'startedAt' | 'endedAt'> {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

/** The age is that of the day of the visit. */
export const viewVisit = ({ startedAt, endedAt, ...row }: VisitRow): ClinicVisit => ({
  ...row,
  age: row.dateOfBirth ? ageOn(startedAt.toISOString().slice(0, 10), row.dateOfBirth) : null,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
