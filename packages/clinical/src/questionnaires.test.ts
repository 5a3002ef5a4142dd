import { expect, test } from 'vitest';
import { normalFrom, QUESTIONNAIRES, scoreQuestionnaire } from './questionnaires.ts';

const all = (count: number, points: number) => Array.from({ length: count }, () => points);
const points = (count: number) => [...all(count, 1), ...all(30 - count, 0)];

test('TOOL-3 five steps to 30 points', () => {
  expect(QUESTIONNAIRES.mmse.steps.map((step) => step.length)).toEqual([5, 5, 3, 5, 12]);
  expect(scoreQuestionnaire('mmse', points(30))).toEqual({
    score: 30,
    max: 30,
    band: 'normal',
    danger: false,
  });
});

test('TOOL-3 24 or more is generally considered normal, and less with few years of school', () => {
  const band = (score: number, years: number | null) =>
    scoreQuestionnaire('mmse', points(score), years)?.band;
  expect([band(24, null), band(23, null), band(18, null), band(17, null)]).toEqual([
    'normal',
    'mild',
    'mild',
    'severe',
  ]);
  expect([band(21, 8), band(20, 8), band(23, 12), band(22, 12)]).toEqual([
    'normal',
    'mild',
    'normal',
    'mild',
  ]);
  expect([normalFrom(null), normalFrom(0), normalFrom(9), normalFrom(13)]).toEqual([24, 21, 23, 24]);
});

test('TOOL-3 depression and anxiety on the same engine, with their published bands', () => {
  const phq = (score: number) => {
    const answers = all(9, 0).map((_, at) => Math.max(0, Math.min(3, score - at * 3)));
    return scoreQuestionnaire('phq9', answers)?.band;
  };
  expect([4, 5, 9, 10, 14, 15, 19, 20, 27].map(phq)).toEqual([
    'minimal',
    'mild',
    'mild',
    'moderate',
    'moderate',
    'moderately_severe',
    'moderately_severe',
    'severe',
    'severe',
  ]);
  expect(scoreQuestionnaire('gad7', all(7, 3))).toMatchObject({ score: 21, max: 21, band: 'severe' });
});

test('TOOL-3 the last item on depression above 0 is a danger', () => {
  expect(scoreQuestionnaire('phq9', [...all(8, 0), 1])).toMatchObject({ score: 1, danger: true });
  expect(scoreQuestionnaire('phq9', [...all(8, 3), 0])).toMatchObject({ danger: false });
});

test('TOOL-3 an answer that is missing or too high is no result', () => {
  expect(scoreQuestionnaire('gad7', all(6, 1))).toBeUndefined();
  expect(scoreQuestionnaire('gad7', [...all(6, 1), 4])).toBeUndefined();
  expect(scoreQuestionnaire('mmse', points(30).with(0, 0.5))).toBeUndefined();
});
