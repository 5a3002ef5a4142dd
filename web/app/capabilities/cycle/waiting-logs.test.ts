import { expect, test } from 'vitest';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { NOTHING_NOTED } from './log-draft.ts';
import { type CycleRead, completeLogs, withWaiting } from './waiting-logs.ts';

const log = (date: string, flow: 'none' | 'medium' = 'medium') => ({
  ...NOTHING_NOTED,
  patientId: 'p',
  date,
  flow,
});
const item = (date: string, more: Partial<StoredItem> = {}): StoredItem => ({
  id: date,
  userId: 'p',
  kind: 'cycle',
  path: '/',
  // As an earlier version of the app wrote it.
  body: { patientId: 'p', date, flow: 'medium' },
  writtenAt: '',
  seq: 1,
  ...more,
});
const read = {
  logs: [log('2026-11-01'), log('2026-11-02')],
  cycles: [
    { startDate: '2024-01-01', endDate: '2024-01-04' },
    { startDate: '2026-11-01', endDate: '2026-11-02' },
  ],
};

test('OFF-1, CYCLE-3 a day that waits on the phone counts, and older periods stay', () => {
  const { logs, cycles } = withWaiting(read, [item('2026-11-03'), item('2026-11-30')]);
  expect(logs.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-30']);
  expect(logs[2]).toEqual(log('2026-11-03'));
  expect(cycles).toEqual([
    { startDate: '2024-01-01', endDate: '2024-01-04' },
    { startDate: '2026-11-01', endDate: '2026-11-03' },
    { startDate: '2026-11-30', endDate: '2026-11-30' },
  ]);
});

test('OFF-1 a day that waits replaces what the server knows of it', () => {
  const body = { patientId: 'p', date: '2026-11-02', flow: 'none' };
  expect(withWaiting(read, [item('2026-11-02', { body })]).cycles[1]).toEqual({
    startDate: '2026-11-01',
    endDate: '2026-11-01',
  });
});

test('OFF-1 other things that wait, and what the server refused, change nothing', () => {
  const refusal = { code: 'invalid_request', status: 400 };
  expect(withWaiting(read, [item('2026-11-03', { refusal }), item('x', { kind: 'journal' })])).toBe(read);
});

test('OFF-1 what an earlier version of the app kept on the phone is still read', () => {
  const { notes: _notes, intimacy: _intimacy, contraception: _contraception, ...old } = log('2026-11-01');
  const kept = { cycles: [], logs: [old] } as unknown as CycleRead;
  expect(completeLogs(kept).logs).toEqual([log('2026-11-01')]);
});
