import { expect, test } from 'vitest';
import { notificationText } from './notification-text.view.ts';

const details = { name: 'Nadège Pierre', at: '2026-11-28T17:00:00.000Z' };

test('SPON-2 the end of a year of support is told by its day, a visit by its hour as well', () => {
  expect(notificationText('ht', 'sponsorship_renewal', details)).toBe(
    'Ane sipò ou pou Nadège Pierre ap fini: samdi 28 novanm 2026. Louvri aplikasyon an pou ou renouvle li.',
  );
  expect(notificationText('en', 'reminder_day', details)).toContain('12:00');
});
