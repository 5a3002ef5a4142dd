import { assessMeasurement, findPressureLevel, isDangerousPressure } from '@lakou/clinical';
import type { Measurement } from '@lakou/contract/measurements';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHigh } from '../maternity/danger.ts';
import { meanPressure } from '../trackers/heart-facts.ts';
import { dangersIn, levelOf } from '../trackers/vital-signs.ts';
import { pressureIn, storedAs, titleOf, toldSigns } from './danger-words.ts';
import { judgeHere, NO_VALUES } from './entry.ts';
import { graver } from './graver.ts';
import { signWord } from './signs.ts';

const now = () => new Date();
const measured = (over: Partial<Measurement>): Measurement => ({
  ...NO_VALUES,
  id: crypto.randomUUID(),
  dependentId: null,
  authorId: 'x',
  at: now().toISOString(),
  pregnant: true,
  danger: null,
  ...over,
});
const pressure = fc
  .tuple(fc.integer({ min: 60, max: 250 }), fc.integer({ min: 35, max: 170 }))
  .filter(([systolic, diastolic]) => diastolic < systolic);
const ADULT = 30 * 12;

test('MEAS-1 the same number has the same verdict in Vitals, Heart, Maternity and the danger answer', () => {
  fc.assert(
    fc.property(pressure, fc.boolean(), ([systolic, diastolic], pregnant) => {
      const one = measured({ systolic, diastolic, pregnant });
      const person = { ageMonths: ADULT, pregnant };
      const inVitals = levelOf(one, 'pressure', ADULT);
      const mean = meanPressure([one]);
      const inHeart = mean && findPressureLevel(mean, { ageMonths: ADULT, pregnant: mean.pregnant });
      expect(inHeart).toBe(inVitals);
      const isDanger = judgeHere(one, [], person) !== undefined;
      expect(isDanger).toBe(isDangerousPressure(inVitals));
      expect(dangersIn([one], ADULT, now()).length > 0).toBe(isDanger);
      if (pregnant) expect(isHigh(one)).toBe(isDanger);
    }),
  );
});

test('MEAS-2 the device judges by the rule of the server, with what it knows of the week before', () => {
  const dayAgo = new Date(Date.now() - 20 * 3600 * 1000).toISOString();
  const swollen = measured({ at: dayAgo, signs: ['swelling_face_hands'] });
  const values = { ...NO_VALUES, systolic: 145, diastolic: 95, at: now().toISOString() };
  const person = { ageMonths: ADULT, pregnant: true };
  expect(judgeHere(values, [swollen], person)).toEqual(
    assessMeasurement({
      entry: { ...values, at: new Date(values.at) },
      earlier: [{ ...swollen, at: new Date(dayAgo) }],
      person,
      now: now(),
    }),
  );
  expect(judgeHere(values, [swollen], person)?.level).toBe('emergency');
  expect(judgeHere(values, [{ ...swollen, pregnant: false }], person)?.level).toBe('urgent');
});

test('MEAS-2 the answer says first what to do first', () => {
  const title = (level: 'urgent' | 'emergency', ...signs: string[]) => titleOf({ level, signs });
  expect(title('emergency', 'pressure_severe', 'severe_headache')).toBe('pressureEmergency');
  expect(title('urgent', 'pressure_high')).toBe('pressureUrgent');
  expect(title('emergency', 'pressure_high', 'vision_changes')).toBe('emergency');
  expect(title('emergency', 'oxygen_critical_low')).toBe('critical');
  expect(title('emergency', 'thoughts_of_harm')).toBe('harm');
  expect(title('urgent', 'fever')).toBe('urgent');
  expect(toldSigns(['pressure_high', 'oxygen_critical_low', 'fever'])).toEqual(['fever']);
  const danger = { level: 'urgent' as const, signs: ['pressure_high'], acknowledgedAt: null };
  expect(pressureIn({ systolic: 142, diastolic: 92, danger })).toBe('142/92');
  expect(
    pressureIn({ systolic: 142, diastolic: 92, danger: { ...danger, signs: ['fever'] } }),
  ).toBeUndefined();
});

test('MEAS-1 OFF-1 what the server says of a danger may only raise what the device said', () => {
  const danger = (level: 'urgent' | 'emergency') => ({ level, signs: [], acknowledgedAt: null });
  const said = (level: 'urgent' | 'emergency') => ({
    ...measured({}),
    danger: danger(level),
    isSaved: false,
  });
  const verdicts = (['urgent', 'emergency'] as const).map((level) =>
    [measured({}), measured({ danger: danger('urgent') }), measured({ danger: danger('emergency') })].map(
      (saved) => graver(said(level), saved)?.danger.level,
    ),
  );
  expect(verdicts).toEqual([
    ['urgent', 'urgent', 'emergency'],
    ['emergency', 'emergency', 'emergency'],
  ]);
  expect(graver(said('urgent'), measured({}))).toMatchObject({ isSaved: false, isOnlyHere: true });
  expect(graver(undefined, measured({ danger: danger('urgent') }))).toMatchObject({ isSaved: true });
  expect(graver(undefined, measured({}))).toBeUndefined();
  const read = { ...danger('urgent'), acknowledgedAt: now().toISOString() };
  expect(graver(said('urgent'), measured({ danger: read }))).toBeUndefined();
});

test('MEAS-2 OUT-1 a danger stays until it is read when the entry has arrived without a reply', () => {
  const danger = { level: 'emergency' as const, signs: ['severe_pressure'], acknowledgedAt: null };
  const said = { ...measured({ systolic: 210, diastolic: 130 }), danger, isSaved: false };
  expect(graver(said, undefined)).toMatchObject({ danger, isSaved: true });
  expect(graver(undefined, undefined)).toBeUndefined();
});

test('MEAS-2 a danger says whether it is saved: not before, and not “not saved” while it is being sent', () => {
  expect(storedAs({ isSaved: false, isSending: true })).toBe('sending');
  expect(storedAs({ isSaved: false, isSending: false })).toBe('unsaved');
  expect(storedAs({ isSaved: false, isKept: true })).toBe('kept');
  expect(storedAs({ isSaved: false, isOnlyHere: true })).toBe('saved');
  expect(storedAs({ isSaved: true, isSending: false })).toBe('saved');
});

test('MEAS-2 who is not pregnant is not asked about a baby', () => {
  expect(signWord('thoughts_of_harm', true)).toBe('sign.thoughts_of_harm');
  expect(signWord('thoughts_of_harm', false)).toBe('sign.harm');
  expect(signWord('fever', false)).toBe('sign.fever');
});
