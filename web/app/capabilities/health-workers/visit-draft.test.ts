import { expect, test } from 'vitest';
import { SYSTEMS } from '#platform/units/systems.ts';
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
