import type { CycleLog } from '@lakou/contract/cycle';
import { expect, test } from 'vitest';
import { logToEdit, waitingLog } from './log-to-edit.ts';

const noted = (flow: CycleLog['flow']): CycleLog => ({
  patientId: 'nadege',
  date: '2026-11-10',
  flow,
  symptoms: [],
  bbt: null,
  cervicalMucus: 'none',
  ovulationTest: '',
  notes: '',
  intimacy: '',
  contraception: [],
});

test('OUT-1 the day that waits is changed where it waits, with what was seen of the server then', () => {
  const seen = { flow: 'light', symptoms: [], bbt: null, cervicalMucus: 'none', ovulationTest: '' };
  const waiting = { id: 'w', kind: 'cycle' as const, body: { ...noted('heavy'), seen } };
  expect(logToEdit('2026-11-10', [noted('light')], [waiting])).toMatchObject({
    log: { flow: 'heavy' },
    waitingId: 'w',
    seen: { flow: 'light' },
  });
  expect(logToEdit('2026-11-11', [noted('light')], [waiting])).toEqual({ log: undefined });
  expect(logToEdit('2026-11-10', [noted('light')], [])).toEqual({ log: noted('light') });
});

test('OUT-1 who changes it after a conflict has seen what was saved meanwhile', () => {
  const refused = (saved: CycleLog | null) => ({
    id: 'w',
    body: { ...noted('heavy'), seen: null },
    refusal: { code: 'entry_changed', status: 409, saved: saved && { ...saved } },
  });
  expect(waitingLog(refused(noted('medium'))).seen).toMatchObject({ flow: 'medium' });
  expect(waitingLog(refused(noted('medium'))).seen).not.toHaveProperty('date');
  expect(waitingLog(refused(null)).seen).toBeNull();
});
