import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSyllables, gradeOf, sentencesOf } from './readability.ts';

test.each([
  ['a', 1],
  ['burn', 1],
  ['make', 1],
  ['baby', 2],
  ['little', 2],
  ['needed', 2],
  ['washed', 1],
  ['minutes', 2],
  ['bandages', 3],
  ['bleeding', 2],
  ['hospital', 3],
  ['emergency', 4],
  ['diabetic', 4],
  ['action', 2],
  ['911', 1],
])('“%s” has %i syllables', (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables);
});

test('a decimal point ends no sentence, a question does', () => {
  expect(sentencesOf('Take 0.4 mg. Is it safe? Yes.')).toEqual(['Take 0.4 mg.', 'Is it safe?', 'Yes.']);
});

test('plain words score low, official words high', () => {
  expect(gradeOf(['Press hard on the cut. Do not stop. Get help.'])).toBeLessThan(2);
  expect(
    gradeOf(['Immediate administration of intramuscular epinephrine constitutes definitive management.']),
  ).toBeGreaterThan(12);
});

test('a longer sentence of the same words never reads easier', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('burn', 'baby', 'hospital'), { minLength: 2, maxLength: 30 }),
      (words) => {
        const joined = gradeOf([`${words.join(' ')}.`]);
        const parted = gradeOf(words.map((word) => `${word}.`));
        expect(joined).toBeGreaterThanOrEqual(parted);
      },
    ),
  );
});
