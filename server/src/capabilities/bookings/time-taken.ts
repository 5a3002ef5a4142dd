import { fail } from '#platform/errors.ts';

const EXCLUSION = '23P01';

const isExclusion = (error: unknown): error is Error & { constraint?: unknown } =>
  error instanceof Error && 'code' in error && error.code === EXCLUSION;

/**
 * Where the database itself says no, somebody came in between without waiting for us. The whole transaction is tried
 * once more: it now sees who has the time, and which are free instead.
 */
export async function orTimeTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isExclusion(error)) throw error;
  }
  try {
    return await work();
  } catch (error) {
    if (!isExclusion(error)) throw error;
    return fail(error.constraint === 'one_visit_per_patient' ? 'patient_busy' : 'slot_taken');
  }
}
