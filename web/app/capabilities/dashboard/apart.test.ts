import { expect, test } from 'vitest';
import { apart } from './apart.ts';

const now = new Date('2026-11-15T14:00:00Z');
const visit = (
  id: string,
  status: 'requested' | 'confirmed' | 'in_progress' | 'completed' | 'awaiting_payment',
) => ({
  id,
  status,
  holdExpiresAt: null as string | null,
});

test('BOOK-3 a visit is either to come or to be paid; a time no longer held is neither', () => {
  const held = { ...visit('held', 'awaiting_payment'), holdExpiresAt: '2026-11-15T14:10:00Z' };
  const lost = { ...visit('lost', 'awaiting_payment'), holdExpiresAt: '2026-11-15T13:59:00Z' };
  const visits = [
    visit('done', 'completed'),
    visit('now', 'in_progress'),
    lost,
    held,
    visit('asked', 'requested'),
    visit('agreed', 'confirmed'),
  ];
  const { upcoming, owed } = apart(visits, now);
  expect(upcoming.map(({ id }) => id)).toEqual(['now', 'asked', 'agreed']);
  expect(owed.map(({ id }) => id)).toEqual(['held', 'done']);
});
