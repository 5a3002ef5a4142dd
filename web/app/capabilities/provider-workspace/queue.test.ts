import { expect, test } from 'vitest';
import { queueOf } from './queue.ts';

const visit = (id: string, status: 'confirmed' | 'in_progress' | 'awaiting_payment' | 'requested') => ({
  id,
  status,
});

test('PROV-1 whoever was started early comes first, and what waits for money is nobody’s turn', () => {
  const coming = [
    visit('unpaid', 'awaiting_payment'),
    visit('ten', 'confirmed'),
    visit('half past ten', 'in_progress'),
    visit('eleven', 'requested'),
  ];
  expect(queueOf(coming).map(({ id }) => id)).toEqual(['half past ten', 'ten', 'eleven']);
  expect(queueOf([])).toEqual([]);
});
