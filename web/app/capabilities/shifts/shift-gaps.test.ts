import type { ClinicWeek, ShiftNeed } from '@lakou/contract/shifts';
import { expect, test } from 'vitest';
import { gapsOf } from './shift-gaps.ts';

const shift = (id: string, staffId: string, startTime: string) => ({
  id,
  staffId,
  staffName: staffId,
  startTime,
  endTime: startTime,
  isDraft: true,
});
const WEEK: ClinicWeek = {
  timeZone: 'America/Port-au-Prince',
  today: '2026-11-15',
  days: ['2026-11-15', '2026-11-16'],
  staff: [
    { id: 'esther', name: 'Esther', clinicRole: 'Provider', leaveDays: [] },
    { id: 'guerda', name: 'Guerda', clinicRole: 'Scheduler', leaveDays: [] },
  ],
  shifts: [
    shift('1', 'esther', '2026-11-16T12:00:00Z'),
    shift('2', 'esther', '2026-11-16T22:00:00Z'),
    shift('3', 'guerda', '2026-11-16T12:00:00Z'),
  ],
};
const need = (weekday: number, needed: number): ShiftNeed => ({ clinicRole: 'Provider', weekday, needed });

test('CLIN-4 a day with fewer people of a role than needed is a gap; one person counts once', () => {
  expect(gapsOf(WEEK, [need(1, 2), need(0, 1)])).toEqual([
    { ...need(0, 1), day: '2026-11-15', planned: 0 },
    { ...need(1, 2), day: '2026-11-16', planned: 1 },
  ]);
  expect(gapsOf(WEEK, [need(1, 1)])).toEqual([]);
});
