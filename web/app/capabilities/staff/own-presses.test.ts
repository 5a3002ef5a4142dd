import type { ClockClaim } from '@lakou/contract/staff';
import { expect, test } from 'vitest';
import { isAtWork, refusedLately, unsentPresses, waitingPresses } from './own-presses.ts';

const CLINIC = 'clinic-1';
const PATH = `/api/clinics/${CLINIC}/clock-claims`;
const item = (id: string, kind: string, at: string, more: object = {}) => ({
  id,
  kind: 'clock' as const,
  path: PATH,
  body: { id, kind, at },
  ...more,
});
const claim = (clientId: string, at: string, more: Partial<ClockClaim> = {}): ClockClaim => ({
  id: `server-${clientId}`,
  clientId,
  clinicId: CLINIC,
  staffId: 'me',
  staffName: 'Rachel Dorvil',
  kind: 'clock_in',
  claimedAt: at,
  receivedAt: at,
  state: 'pending',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  pairedAt: null,
  ...more,
});

test('OFF-1 what waits is in the order of its times, each once, whether this device or the clinic has it', () => {
  const unsent = unsentPresses(
    [
      item('c', 'clock_in', '2026-11-19T17:00:00Z'),
      item('b', 'clock_out', '2026-11-19T12:00:00Z'),
      item('x', 'clock_in', '2026-11-19T18:00:00Z', { refusal: { code: 'claim_too_old', status: 400 } }),
      item('y', 'clock_in', '2026-11-19T18:00:00Z', { path: '/api/clinics/other/clock-claims' }),
      { ...item('z', 'clock_in', '2026-11-19T18:00:00Z'), kind: 'symptom' },
    ],
    CLINIC,
  );
  const claims = [
    claim('b', '2026-11-19T12:00:00Z', { kind: 'clock_out' }),
    claim('a', '2026-11-19T08:00:00Z'),
    claim('o', '2026-11-19T19:00:00Z', { clinicId: 'other' }),
    claim('d', '2026-11-19T19:00:00Z', { state: 'accepted' }),
  ];
  const waiting = waitingPresses(unsent, claims, CLINIC);
  expect(waiting.map(({ id, isSent }) => [id, isSent])).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ]);
});

test('OFF-1 the next press follows what waits, else what the server knows', () => {
  const press = (kind: 'clock_in' | 'clock_out') => ({ id: kind, kind, at: '', isSent: false });
  expect(isAtWork([], true)).toBe(true);
  expect(isAtWork([], false)).toBe(false);
  expect(isAtWork([press('clock_in')], false)).toBe(true);
  expect(isAtWork([press('clock_in'), press('clock_out')], true)).toBe(false);
});

test('CLIN-3 what was refused is told for a week, the latest two of this clinic', () => {
  const now = Date.parse('2026-11-19T12:00:00Z');
  const refused = (id: string, decidedAt: string, more: Partial<ClockClaim> = {}) =>
    claim(id, decidedAt, { state: 'refused', decidedAt, reason: 'No', ...more });
  const claims = [
    refused('a', '2026-11-19T11:00:00Z', { clinicId: 'other' }),
    refused('b', '2026-11-19T10:00:00Z'),
    claim('c', '2026-11-19T09:00:00Z'),
    refused('d', '2026-11-13T10:00:00Z'),
    refused('e', '2026-11-12T12:30:00Z'),
  ];
  expect(refusedLately(claims, CLINIC, now).map(({ clientId }) => clientId)).toEqual(['b', 'd']);
  expect(refusedLately(claims.slice(4), CLINIC, now)).toHaveLength(1);
  expect(refusedLately(claims.slice(4), CLINIC, now + 86_400_000)).toEqual([]);
});
