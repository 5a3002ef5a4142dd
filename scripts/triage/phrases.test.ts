import { describe, expect, test } from 'vitest';
import { nearDuplicates } from './near-duplicates.ts';
import { LANGUAGES, trainingPhrases } from './phrases.ts';

const phrases = trainingPhrases();

describe('AI-3 the training phrases', () => {
  test('are six thousand and more without near-duplicates, in three languages and four severities', () => {
    const distinct = LANGUAGES.map((language) => {
      const texts = phrases.filter((phrase) => phrase.language === language).map(({ text }) => text);
      return texts.length - nearDuplicates(texts).length;
    });
    expect(Math.min(...distinct)).toBeGreaterThanOrEqual(1900);
    expect(distinct.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(6000);
    for (const language of LANGUAGES)
      expect(
        new Set(phrases.flatMap((each) => (each.language === language ? [each.severity] : []))).size,
      ).toBe(4);
  });

  test('a phrase that differs in accents, capitals or one letter is a near-duplicate', () => {
    expect(
      nearDuplicates(['m pa ka respire byen depi maten', 'M pa ka RESPIRE byen depi matèn', 'tous sèk']),
    ).toEqual(['M pa ka RESPIRE byen depi matèn']);
  });
});
