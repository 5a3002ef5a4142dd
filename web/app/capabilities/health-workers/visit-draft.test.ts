import { expect, test } from 'vitest';
import { SYSTEMS } from '#platform/units/systems.ts';
import { judgeHere, NO_VALUES } from '../measurements/entry.ts';
import { waitingVisit } from './use-waiting-visits.ts';
import { visitDraftOf, visitFaultsOf, visitOf } from './visit-draft.ts';

const empty = () => visitDraftOf('ht', SYSTEMS.metric, {});

test('CHW-1 a visit may hold nothing but that it was made; half a pressure is none', () => {
  expect(visitFaultsOf('ht', empty())).toEqual({});
  expect(visitOf('ht', empty())).toMatchObject({ systolic: null, signs: [], note: '', nextVisit: null });
  expect(visitOf('ht', { ...empty(), systolic: '120' })).toBeUndefined();
  expect(visitOf('ht', { ...empty(), arm: '12' })).toBeUndefined();
  expect(visitOf('ht', { ...empty(), arm: '118', swollenFeet: 'no' })).toMatchObject({
    armMm: 118,
    swollenFeet: false,
  });
});

test('CHW-1 who was pregnant at the last visit is judged as pregnant unless the worker says otherwise', () => {
  const draft = visitDraftOf('ht', SYSTEMS.metric, { pregnant: true });
  expect(visitOf('ht', draft)).toMatchObject({ pregnant: true, systolic: null });
});

test('CHW-1 OUT-1 a visit that waits is opened with what was entered', () => {
  const body = {
    at: '2026-11-15T11:00:00.000Z',
    systolic: 150,
    diastolic: 95,
    temperature: 38.4,
    signs: ['fever'],
    pregnant: true,
    armMm: null,
    swollenFeet: true,
    note: 'Ale kay doktè',
    nextVisit: '2026-12-01',
  };
  expect(visitOf('ht', visitDraftOf('ht', SYSTEMS.metric, body))).toMatchObject(body);
});

test('CHW-1 OUT-1 MEAS-2 a pressure that waits on the phone counts when a sign is met hours later', () => {
  const now = Date.now();
  const at = (hoursAgo: number) => new Date(now - hoursAgo * 3_600_000).toISOString();
  const body = { at: at(3), systolic: 145, diastolic: 95, pregnant: true };
  const waiting = waitingVisit({ id: crypto.randomUUID(), userId: 'worker', body }, 'Wideline');
  expect(waiting).toMatchObject({ workerName: 'Wideline', oxygen: null, note: null, systolic: 145 });
  const later = { ...NO_VALUES, at: at(0), signs: ['severe_headache' as const] };
  const person = { ageMonths: 300, pregnant: true };
  const alone = judgeHere(later, [], person);
  const after = judgeHere(later, [{ ...NO_VALUES, ...waiting }], person);
  expect(after).not.toEqual(alone);
  expect(after?.level).toBe('emergency');
});
