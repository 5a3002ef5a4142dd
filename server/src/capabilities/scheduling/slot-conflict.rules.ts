import { fail } from '#platform/errors.ts';

const EXCLUSION = '23P01';
const DUPLICATE = '23505';
const DEADLOCK = '40P01';

const hasCode = (error: unknown, ...codes: string[]): error is Error & { constraint?: unknown } =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** The time is already booked, or the same request came twice. */
export const isSlotConflict = (error: unknown): boolean => hasCode(error, EXCLUSION, DUPLICATE, DEADLOCK);

/**
 * When a database constraint refuses the booking, another one was made without waiting for the
 * lock. The whole transaction is repeated once: it then sees the other booking, and which times are
 * free instead.
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
