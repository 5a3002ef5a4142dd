import { expect, test } from 'vitest';
import { waitingFor, withWaiting } from './waiting.ts';

const item = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  kind: 'measurement' as const,
  path: '/api/data/health/measurements/nadege',
  body: { at: '2026-11-18T10:00:00.000Z' },
  ...changes,
});

test('OFF-1 what waits for one person is found: not that of her child, of others, refused or of another kind', () => {
  const items = [
    item('hers'),
    item('child', { body: { dependentId: 'ti-jo' } }),
    item('other', { path: '/api/data/health/measurements/marie' }),
    item('refused', { refusal: { code: 'out_of_range', status: 400 } }),
    item('symptom', { kind: 'symptom' }),
  ];
  const idsFor = (dependentId?: string) =>
    waitingFor(items, 'measurement', { patientId: 'nadege', dependentId }).map(({ id }) => id);
  expect([idsFor(), idsFor('ti-jo')]).toEqual([['hers'], ['child']]);
});

test('OFF-1 what waits stands among what the server has, newest first and once', () => {
  const at = (hour: number) => `2026-11-18T0${hour}:00:00.000Z`;
  const known = [
    { id: 'b', at: at(5) },
    { id: 'a', at: at(1) },
  ];
  const waiting = [
    { id: 'c', at: at(3) },
    { id: 'a', at: at(1) },
  ];
  expect(withWaiting(known, waiting).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});
