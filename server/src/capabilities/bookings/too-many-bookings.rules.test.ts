import { expect, test } from 'vitest';
import { withBookingLimits } from './too-many-bookings.rules.ts';

const failing = (error: unknown) => withBookingLimits(Promise.reject(error));

test('BOOK-6 the database’s refusal is said in words, and nothing else is taken for it', async () => {
  expect(await withBookingLimits(Promise.resolve('booked'))).toBe('booked');
  await expect(failing(Object.assign(new Error('many'), { code: 'LK001' }))).rejects.toMatchObject({
    code: 'too_many_bookings',
  });
  await expect(failing(Object.assign(new Error('other'), { code: '23505' }))).rejects.toThrow('other');
  await expect(failing(new Error('plain'))).rejects.toThrow('plain');
  await expect(failing({ code: 'LK001' })).rejects.toEqual({ code: 'LK001' });
});
