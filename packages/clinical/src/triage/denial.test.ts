import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { triage } from './assess.ts';
import { rankOf } from './severity.ts';

/** A danger sign as a sentence of its own, and its denial. */
const SIGNS: readonly (readonly [said: string, denied: string])[] = [
  ['I am bleeding a lot', 'I am not bleeding'],
  ['he passed out', 'he did not pass out'],
  ['she has chest pain', 'she has no chest pain'],
  ['I cannot breathe', 'I have no trouble breathing'],
  ['he had a seizure', 'he had no seizure'],
  ['I am vomiting blood', 'I am not vomiting blood'],
  ['my tongue is swelling', 'my tongue is not swollen'],
  ['je saigne beaucoup', 'je ne saigne pas'],
  ['il a perdu connaissance', 'il n’a pas perdu connaissance'],
  ['elle convulse', 'elle ne convulse pas'],
  ['je vomis du sang', 'je ne vomis pas de sang'],
  ['je crache du sang', 'je ne crache pas de sang'],
  ['j’ai mal à la poitrine', 'je n’ai pas mal à la poitrine'],
  ['il respire mal', 'il n’a pas de mal à respirer'],
  ['elle est tombée sur la tête', 'elle n’est pas tombée sur la tête'],
  ['m ap senyen anpil', 'm pa senyen'],
  ['li pèdi konesans', 'li pa pèdi konesans'],
  ['mwen gen doulè nan pwatrin', 'mwen pa gen doulè nan pwatrin'],
  ['li fè kriz', 'li pa fè kriz'],
  ['m ap vomi san', 'm pa vomi san'],
];
const MILD = [
  'runny nose since yesterday',
  'le nez coule depuis hier',
  'nen mwen ap koule depi yè',
  'my knee hurts a little after running',
  'mal de dos depuis deux semaines',
  'mwen konstipe',
];
const mild = fc.constantFrom(...MILD);
const sign = fc.constantFrom(...SIGNS);
const severityOf = (text: string) => triage({ text }).severity;

describe('AI-3 a danger sign counts when it is there and only then', () => {
  test.each(SIGNS)('“%s” is urgent, “%s” is not', (said, denied) => {
    expect(rankOf(severityOf(said))).toBeLessThanOrEqual(rankOf('Urgent'));
    expect(rankOf(severityOf(denied))).toBeGreaterThanOrEqual(rankOf('Routine'));
  });

  test('adding one never lowers the urgency; denying it does not make it urgent', () => {
    fc.assert(
      fc.property(mild, sign, fc.constantFrom('. ', ', ', '\n'), (text, [said, denied], between) => {
        const before = rankOf(severityOf(text));
        expect(rankOf(severityOf(`${text}${between}${said}`)), said).toBeLessThanOrEqual(before);
        expect(rankOf(severityOf(`${text}${between}${denied}`)), denied).toBeGreaterThanOrEqual(
          rankOf('Routine'),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('the order of the sentences and the accents do not matter', () => {
    fc.assert(
      fc.property(mild, sign, sign, (text, [said], [, denied]) => {
        const sentences = [text, said, denied];
        const severity = severityOf(sentences.join('. '));
        expect(severityOf(sentences.toReversed().join('. '))).toBe(severity);
        const plain = sentences.join('. ').normalize('NFD').replace(/\p{M}/gu, '');
        expect(severityOf(plain)).toBe(severity);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    'il ne respire pas',
    'elle ne se réveille pas',
    'il n’arrive pas à parler',
    'le sang ne s’arrête pas de couler',
    'li pa ka respire',
    'he is not breathing',
  ])('a “not” that is the danger itself is no denial: %s', (text) => {
    expect(severityOf(text)).toBe('Emergency');
  });
});
