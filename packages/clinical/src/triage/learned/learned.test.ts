import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { triage } from '../assess.ts';
import { rankOf } from '../severity.ts';
import { understand } from '../understand.ts';
import { ALL_VIGNETTES } from '../vignettes/all.ts';
import { featuresBySentence } from './features.ts';
import { learnedModel, packWeights, unpackWeights } from './model.ts';
import { readLearned, scoreOf } from './read.ts';

const NOTHING = new Set<string>();
const heard = (text: string, takenBack = NOTHING) => understand(text).heard(takenBack);
const read = (text: string) => readLearned(heard(text), learnedModel());
const score = (text: string) => scoreOf(featuresBySentence(heard(text)), learnedModel(), 'emergency');
const TEXTS = ALL_VIGNETTES.map(([, text]) => text.replace(/[.;!?\n]+\s*$/, ''));
const anyText = fc.constantFrom(...TEXTS);

describe('AI-3 the learned reader', () => {
  test('names the words that moved it, as they were written', () => {
    const { severity, words } = read('papa m pa ka pale depi maten, bouch li kwochi');
    expect(severity).toBe('Emergency');
    expect(words.map(({ word }) => word)).toContain('bouch');
    expect(words.length).toBeLessThanOrEqual(4);
  });

  test.each(['bonjou', 'zzz', '12345', 'mèsi anpil', 'hello doctor', ''])('finds nothing in “%s”', (text) => {
    expect(read(text).severity).toBeUndefined();
  });

  test.each([
    'no chest pain, no trouble breathing',
    'mwen pa gen doulè nan pwatrin',
    'pas de sang, pas de fièvre',
    'I do not have a stiff neck',
  ])('is not raised by what is denied: %s', (text) => {
    expect(read(text).severity).not.toBe('Emergency');
    expect(triage({ text }).severity).toBe('Routine');
  });

  test('one more sentence never makes a text less urgent', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, more) => {
        const alone = read(text).severity;
        const both = read(`${text}. ${more}`).severity;
        if (alone) expect(rankOf(both ?? 'Self-care')).toBeLessThanOrEqual(rankOf(alone));
      }),
      { numRuns: 300 },
    );
  });

  test('the order of sentences, accents and capitals do not matter', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        expect(score(`${one}. ${other}`)).toBeCloseTo(score(`${other}. ${one}`), 8);
        expect(score(one.normalize('NFD').replace(/\p{M}/gu, ''))).toBeCloseTo(score(one), 8);
        expect(score(one.toUpperCase())).toBeCloseTo(score(one), 8);
      }),
      { numRuns: 200 },
    );
  });

  test('what was taken back counts as denied', () => {
    const words = (takenBack: Set<string>) =>
      heard('chest pain and sweating', takenBack).tokens.map(({ word }) => word);
    expect(words(NOTHING)).toContain('chest');
    expect(words(new Set(['chest_pain']))).not.toContain('chest');
  });
});

describe('AI-3 weights', () => {
  test('come out of the file as they went in', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -127, max: 127 }), { maxLength: 900 }), (some) => {
        const weights = new Int8Array(1 << 16);
        weights.set(some);
        expect(unpackWeights(packWeights(weights))).toEqual(weights);
      }),
      { numRuns: 20 },
    );
  });

  test('say nothing before the model is asked about nothing', () => {
    expect(score('')).toBe(Number.NEGATIVE_INFINITY);
  });
});
