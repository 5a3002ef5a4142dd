import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { CONDITIONS } from './conditions.ts';
import { BODY_PARTS, FILLERS, foldText, NEGATORS, SKIPPED } from './fold-text.ts';
import { CONCEPTS } from './lexicon/concepts/index.ts';
import { FINDINGS, type Finding, LEXICON } from './lexicon/index.ts';
import { RED_FLAGS } from './rules/index.ts';

const FACT =
  /^(?:age_(?:newborn|baby|child|older)|pressure_(?:crisis|pregnancy|severe_pregnancy|low)|oxygen_(?:very_)?low|glucose_(?:very_low|low|high)|temperature_(?:very_high|low)|breaths_(?:(?:very_)?fast|slow|usual)|pulse_extreme|before_37_weeks|weeks_unknown|malaria_area|headache_not_mild|asked:[a-z_]+)$/;
const isKnown = (clue: string) =>
  FACT.test(clue) || (FINDINGS as string[]).includes(clue.replace(/^(?:severe|sudden|1d|3d|14d|past):/, ''));

describe('the tables', () => {
  test('rules and conditions name only clues that exist', () => {
    const clues = [
      ...RED_FLAGS.flatMap(({ when }) => when.flat()),
      ...CONDITIONS.flatMap(({ needs, signs }) => [...needs.flat(), ...signs.map(({ clue }) => clue)]),
    ];
    expect(clues.filter((clue) => !isKnown(clue))).toEqual([]);
  });

  test('every red flag names a source, and a first-aid topic that exists', () => {
    const topics = readdirSync(new URL('../../../content/first-aid/', import.meta.url));
    for (const rule of RED_FLAGS) {
      expect(rule.source.length, rule.code).toBeGreaterThan(0);
      if (rule.firstAid) expect(topics).toContain(rule.firstAid);
    }
  });

  test('no pattern and no concept shrinks to a word that says nothing', () => {
    const weak = (word: string) => SKIPPED.has(word) || BODY_PARTS.has(word) || NEGATORS.has(word);
    const empty = Object.entries(LEXICON).flatMap(([finding, source]) =>
      compile(finding as Finding, source)
        .filter(({ slots: [first, second] }) => !second && [...(first ?? [])].some(weak))
        .map(({ slots }) => `${finding}: ${[...(slots[0] ?? [])].join('/')}`),
    );
    expect(empty).toEqual([]);
    const silent = Object.entries(CONCEPTS).flatMap(([name, source]) =>
      foldText(source)
        .split(',')
        .filter((phrase) =>
          phrase
            .trim()
            .split(/\s+/)
            .every((word) => FILLERS.has(word)),
        )
        .map((phrase) => `${name}: ${phrase}`),
    );
    expect(silent).toEqual([]);
  });
});
