import { fail } from '#platform/errors.ts';

/** Raised by `wait_to_book` of the database. */
const TOO_MANY = 'LK001';

/** Answers the database's refusal as an error that the contract names. */
export async function withBookingLimits<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TOO_MANY) fail('too_many_bookings');
    throw error;
  }
}
