import fc from 'fast-check';
import { expect, test } from 'vitest';
import { similarity, tokensOf } from './marketing.rules.ts';
import { CLUSTER_SIMILARITY, clusterKeywords, findKeywords, iceOf } from './marketing-keywords.rules.ts';

const seed = fc.stringMatching(/^[a-zèò]{3,12}( [a-zèò]{3,12})?$/);
const language = fc.constantFrom('en' as const, 'fr' as const, 'ht' as const);

test('MKT-2 a run finds sixty different keywords, each figure within its bounds, the same every time', () => {
  fc.assert(
    fc.property(seed, language, (word, lang) => {
      const found = findKeywords(word, lang);
      expect(found).toHaveLength(60);
      expect(new Set(found.map(({ keyword }) => keyword)).size).toBe(60);
      for (const { volume, difficulty, confidence, effort } of found) {
        expect(volume >= 50 && volume <= 999).toBe(true);
        expect(difficulty >= 10 && difficulty <= 89).toBe(true);
        expect(confidence >= 50 && confidence <= 99).toBe(true);
        expect([1, 2, 3]).toContain(effort);
      }
      expect(findKeywords(` ${word.toUpperCase()} `, lang)).toEqual(found);
    }),
    { numRuns: 50 },
  );
  expect(findKeywords('  ', 'en')).toEqual([]);
});

test('MKT-2 estimates use their whole range', () => {
  const all = ['malaria', 'diabetes', 'pregnancy', 'asthma', 'teeth'].flatMap((word) =>
    findKeywords(word, 'en'),
  );
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  expect(spread(all.map(({ volume }) => volume))).toBeGreaterThan(850);
  expect(spread(all.map(({ difficulty }) => difficulty))).toBeGreaterThan(70);
  expect(new Set(all.map(({ effort }) => effort)).size).toBe(3);
});

test('MKT-2 every keyword is in one cluster, at 0.35 or more from its first', () => {
  fc.assert(
    fc.property(seed, language, (word, lang) => {
      const keywords = findKeywords(word, lang);
      const clusters = clusterKeywords(keywords);
      expect(clusters.flatMap((cluster) => cluster.keywords).sort()).toEqual(
        keywords.map(({ keyword }) => keyword).sort(),
      );
      const subject = tokensOf(word);
      const told = (text: string) => new Set([...tokensOf(text)].filter((token) => !subject.has(token)));
      for (const { topic, keywords: members } of clusters)
        for (const member of members)
          expect(similarity(told(topic), told(member))).toBeGreaterThanOrEqual(CLUSTER_SIMILARITY);
      expect(clusters.reduce((sum, { volume }) => sum + volume, 0)).toBe(
        keywords.reduce((sum, { volume }) => sum + volume, 0),
      );
    }),
    { numRuns: 30 },
  );
});

test('MKT-2 what people ask of one subject becomes several clusters of four places', () => {
  const clusters = clusterKeywords(findKeywords('diabetes', 'en'));
  expect(clusters).toHaveLength(15);
  expect(clusters.every(({ keywords }) => keywords.length === 4)).toBe(true);
  expect(clusterKeywords([])).toEqual([]);
});

test('MKT-2 ICE is from 0 to 10, rises with volume and confidence, and falls with difficulty and effort', () => {
  const base = { volume: 500, difficulty: 50, confidence: 70, effort: 2 };
  expect(iceOf(base)).toBe(4.8);
  expect(iceOf({ ...base, volume: 900 })).toBeGreaterThan(iceOf(base));
  expect(iceOf({ ...base, confidence: 99 })).toBeGreaterThan(iceOf(base));
  expect(iceOf({ ...base, difficulty: 80 })).toBeLessThan(iceOf(base));
  expect(iceOf({ ...base, effort: 3 })).toBeLessThan(iceOf(base));
  expect(iceOf({ volume: 999, difficulty: 0, confidence: 100, effort: 1 })).toBe(10);
});
