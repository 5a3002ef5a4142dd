import { fail } from '#platform/errors.ts';

const EXCLUSION = '23P01';
const DUPLICATE = '23505';
const DEADLOCK = '40P01';

const hasCode = (error: unknown, ...codes: string[]): error is Error & { constraint?: unknown } =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Somebody else has the time, or the same request came twice. */
export const isSlotConflict = (error: unknown): boolean => hasCode(error, EXCLUSION, DUPLICATE, DEADLOCK);

/**
 * Where the database itself says no, somebody came in between without waiting for us. The whole transaction is tried
 * once more: it now sees who has the time, and which are free instead.
 */
export async function retryOnSlotConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!hasCode(error, EXCLUSION)) throw error;
  }
  try {
    return await work();
  } catch (error) {
    if (!hasCode(error, EXCLUSION)) throw error;
    return fail(error.constraint === 'one_visit_per_patient' ? 'patient_busy' : 'slot_taken');
  }
}
