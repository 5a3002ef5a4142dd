import { expect, test } from 'vitest';
import { triage } from './assess.ts';
import { BODY_PARTS, NEGATORS, SKIPPED } from './fold-text.ts';
import { stepsOf } from './work.ts';

/** Many more words than a pattern may pass over. */
const WORDS = 80;

const REPEATED = [
  'no fever and',
  'no fever,',
  'no fever or',
  'pa gen lafyev ni touse,',
  'never had fever before',
  'chest pain arm neck',
  'fever 3 days',
  'fever.',
  'te sa gen 2 an',
  'mal le m respire',
  'do not do',
  'xqzwvk',
  'ka pa ka domi',
  ...BODY_PARTS,
  ...NEGATORS,
  ...SKIPPED,
];

const textOf = (words: string, length: number) => {
  const repeated = words.split(' ');
  return Array.from({ length }, (_, at) => repeated[at % repeated.length]).join(' ');
};

test.each(REPEATED)('AI-3 four times the text is at most six times the work: %s', (words) => {
  // The first reading of a word looks it up in the lexicon.
  triage({ text: words });
  const once = stepsOf(() => triage({ text: textOf(words, WORDS) }));
  const fourTimes = stepsOf(() => triage({ text: textOf(words, 4 * WORDS) }));
  expect(once).toBeGreaterThan(WORDS);
  expect(fourTimes).toBeLessThanOrEqual(6 * once);
});

test('AI-3 a run of combining marks is read as fast as letters', () => {
  expect(triage({ text: `fe${'\u0301\u0323'.repeat(50_000)}ver` }).understood).toEqual(
    triage({ text: 'fever' }).understood,
  );
});
