import { expect, test } from 'vitest';
import { getTip, pregnancyTips } from './tips.ts';

test('MAT-2 there are ten tips, weeks 4 to 40 by 4', () => {
  expect(pregnancyTips().map((tip) => tip.week)).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 36, 40]);
});

test.each([
  [12, 12],
  [13, 12],
  [15, 12],
  [16, 16],
  [1, 4],
  [0, 4],
  [42, 40],
])('MAT-2 week %i gets the tip of week %i', (week, expected) => {
  expect(getTip(week).week).toBe(expected);
});

test('MAT-2 the tip on blood pressure names the limit', () => {
  for (const text of Object.values(getTip(24).text)) expect(text).toContain('140/90');
});
