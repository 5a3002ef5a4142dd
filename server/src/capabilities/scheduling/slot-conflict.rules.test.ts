import { expect, test } from 'vitest';
import { isSlotConflict, retryOnSlotConflict } from './slot-conflict.rules.ts';

const refused = (code: string, constraint?: string) => Object.assign(new Error(code), { code, constraint });

/** Fails with each in turn, then succeeds. */
function work(...errors: unknown[]) {
  let tries = 0;
  return {
    run: async () => {
      const error = errors[tries++];
      if (error) throw error;
      return 'booked';
    },
    tries: () => tries,
  };
}

test.each([
  ['23P01', true],
  ['23505', true],
  ['40P01', true],
  ['23503', false],
])('BOOK-4 %s says that the time is taken: %s', (code, expected) => {
  expect(isSlotConflict(refused(code))).toBe(expected);
});

test('BOOK-4 what is no error of the database is no conflict', () => {
  expect(isSlotConflict({ code: '23P01' })).toBe(false);
  expect(isSlotConflict(new Error('23P01'))).toBe(false);
  expect(isSlotConflict(undefined)).toBe(false);
});

test('BOOK-4 is tried once more, and only for that', async () => {
  const once = work(refused('23P01'));
  expect([await retryOnSlotConflict(once.run), once.tries()]).toEqual(['booked', 2]);
  const other = work(refused('23505'));
  await expect(retryOnSlotConflict(other.run)).rejects.toThrow('23505');
  expect(other.tries()).toBe(1);
  const later = work(refused('23P01'), refused('08006'));
  await expect(retryOnSlotConflict(later.run)).rejects.toThrow('08006');
});

test('BOOK-4 refused twice, it says who is busy', async () => {
  const again = (constraint?: string) => work(refused('23P01'), refused('23P01', constraint)).run;
  await expect(retryOnSlotConflict(again('one_visit_per_patient'))).rejects.toMatchObject({
    code: 'patient_busy',
  });
  await expect(retryOnSlotConflict(again('one_visit_per_provider'))).rejects.toMatchObject({
    code: 'slot_taken',
  });
});
