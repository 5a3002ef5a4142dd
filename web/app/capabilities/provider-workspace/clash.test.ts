import type { AgendaSpan } from '@lakou/contract/agenda';
import { expect, test } from 'vitest';
import { clashAt } from './clash.ts';

const HAITI = 'America/Port-au-Prince';
const SPAN = {
  bookings: [
    {
      id: 'v',
      patientName: 'Nadège Pierre',
      status: 'confirmed',
      dateTime: '2026-11-16T15:00:00Z',
      endsAt: '2026-11-16T15:30:00Z',
    },
  ],
  entries: [{ id: 'e', title: 'Manje midi', time: '2026-11-16T17:00:00Z', endsAt: '2026-11-16T18:00:00Z' }],
  busy: [{ startsAt: '2026-11-16T19:00:00Z', endsAt: '2026-11-16T20:00:00Z' }],
  travel: [],
} as unknown as AgendaSpan;
const at = (minute: number, length: number, own?: string) =>
  clashAt({ day: '2026-11-16', minute }, length, own, SPAN, HAITI)?.id;

test('PROV-2 what is dragged names what stands in its way, and not itself', () => {
  expect(at(9 * 60 + 30, 30)).toBeUndefined();
  expect(at(9 * 60 + 30, 45)).toBe('v');
  expect(at(10 * 60 + 30, 90)).toBeUndefined();
  expect(at(11 * 60 + 45, 30)).toBe('e');
  expect(at(11 * 60 + 45, 30, 'e')).toBeUndefined();
  expect(at(14 * 60 + 45, 15)).toBe('2026-11-16T19:00:00Z');
  expect(at(9 * 60, 600, 'v')).toBe('e');
});
