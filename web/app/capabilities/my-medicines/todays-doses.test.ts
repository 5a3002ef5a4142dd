import type { Dose, MyMedicine } from '@lakou/contract/my-medicines';
import { expect, test } from 'vitest';
import { todaysDoses } from './todays-doses.ts';

const MEDICINE: MyMedicine = {
  id: 'm',
  text: 'Amlodipine',
  dose: '1 tablet',
  frequency: null,
  by: { id: 'p', name: 'Nadège', provider: false },
  prescriptionId: null,
  plannedAt: '2026-11-01T00:00:00Z',
  plan: {
    times: ['23:30', '08:00'],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    startsOn: '2026-11-01',
    endsOn: null,
    timeZone: 'America/Port-au-Prince',
    remind: true,
    namesMedicine: false,
    perDose: 1,
    quantity: null,
    refillAt: null,
  },
};
const ROW: Dose = {
  medicineId: 'm',
  text: 'Amlodipine',
  day: '2026-11-15',
  time: '08:00',
  dueAt: '2026-11-15T13:00:00Z',
  answer: 'taken',
  answeredAt: '2026-11-15T13:05:00Z',
};
const waiting = (answer: string | null) => ({
  kind: 'dose' as const,
  path: '/api/records/p/medicines/m/doses',
  body: { day: '2026-11-15', time: '08:00', answer },
});
const shown = (known: Partial<Parameters<typeof todaysDoses>[0]>, now: string) =>
  todaysDoses({ medicines: [MEDICINE], doses: [], waiting: [], ...known }, new Date(now)).map(
    ({ day, time, answer, isWaiting }) => [day.slice(8), time, answer, isWaiting],
  );

test('RX-1 today has its doses in order, with what was said; the device goes before the server', () => {
  expect(shown({ doses: [ROW] }, '2026-11-15T17:00:00Z')).toEqual([
    ['15', '08:00', 'taken', false],
    ['15', '23:30', null, false],
  ]);
  expect(shown({ waiting: [waiting('skipped')] }, '2026-11-15T17:00:00Z')[0]).toEqual([
    '15',
    '08:00',
    'skipped',
    true,
  ]);
  expect(shown({ doses: [ROW], waiting: [waiting(null)] }, '2026-11-15T17:00:00Z')[0]).toEqual([
    '15',
    '08:00',
    null,
    true,
  ]);
});

test('RX-1 after midnight the dose of last night is still there, for six hours', () => {
  expect(shown({}, '2026-11-16T05:30:00Z').map(([day, time]) => `${day} ${time}`)).toEqual([
    '15 23:30',
    '16 08:00',
    '16 23:30',
  ]);
  expect(shown({}, '2026-11-16T10:30:01Z')).toHaveLength(2);
});

test('RX-1 what was due before it was planned is not shown', () => {
  const medicines = [{ ...MEDICINE, plannedAt: '2026-11-15T13:00:01Z' }];
  expect(shown({ medicines }, '2026-11-15T17:00:00Z')).toEqual([['15', '23:30', null, false]]);
  expect(shown({ medicines: [{ ...MEDICINE, plan: null }] }, '2026-11-15T17:00:00Z')).toEqual([]);
});
