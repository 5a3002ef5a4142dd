import { accountOf, type Fixture, type Gets } from './fixture.ts';
import { type ObjectRows, onlyGets } from './table.ts';

export const patients = (status: number): Gets => onlyGets({ PATIENT: status });
/** Providers may call too; those of the access test treat nobody. */
export const patientsAndCare = (status: number): Gets => onlyGets({ PATIENT: status, PROVIDER: 404 });

/** The rows of a call about a patient's own record: the record of somebody else does not exist. */
export const recordRows = (
  gets: (status: number) => Gets,
  status: number,
  more: Pick<ObjectRows, 'payload' | 'unchanged' | 'also'> & { fixture?: Fixture } = {},
): ObjectRows => ({
  fixture: accountOf('PATIENT'),
  own: gets(status),
  foreign: gets(404),
  missing: gets(404),
  ...more,
});
