import type { ClinicWeek } from '@lakou/contract/shifts';
import { expect, test } from 'vitest';
import { endsNextDay, rowsOf } from './shift-days.ts';

const shift = (id: string, staffId: string, startTime: string) => ({
  id,
  staffId,
  staffName: `Name of ${staffId}`,
  startTime,
  endTime: startTime,
  isDraft: false,
});
const WEEK: ClinicWeek = {
  timeZone: 'America/Port-au-Prince',
  today: '2026-11-15',
  days: [],
  staff: [{ id: 'a', name: 'Esther', clinicRole: 'Provider', leaveDays: [] }],
  // Two in the morning of the 17th in London is still the 16th in Haiti.
  shifts: [shift('1', 'a', '2026-11-17T02:00:00Z'), shift('2', 'gone', '2026-11-17T12:00:00Z')],
};

test('CLIN-4 a shift stands on the day it begins at the clinic, and who left is shown too', () => {
  const [esther, gone] = rowsOf(WEEK);
  expect([...(esther?.byDay.keys() ?? [])]).toEqual(['2026-11-16']);
  expect(gone).toMatchObject({ name: 'Name of gone', clinicRole: undefined });
});

test('CLIN-4 an end at or before the start is on the next day', () => {
  expect([
    endsNextDay('19:00', '07:00'),
    endsNextDay('07:00', '07:00'),
    endsNextDay('07:00', '15:00'),
  ]).toEqual([true, true, false]);
  expect(endsNextDay('07:00', '')).toBe(false);
});
