import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { valueFaults } from '../../../../scripts/texts/value.ts';
import { gradeOf } from '../../../content/src/checks/readability.ts';
import { triage } from './assess.ts';
import { compile } from './compile.ts';
import { CONDITION_CLUES, CONDITION_CODES } from './conditions.ts';
import { BODY_PARTS, FILLERS, foldText, NEGATORS, SKIPPED } from './fold.ts';
import { CONCEPTS } from './lexicon/concepts/index.ts';
import { FINDINGS, type Finding, LEXICON } from './lexicon/index.ts';
import { RED_FLAGS } from './rules/index.ts';
import { FINDING_NAMES } from './sign-names.ts';
import { TRIAGE_SOURCES } from './sources.ts';
import { type Named, SYMPTOM_NAMES } from './symptom-names.ts';
import { SYMPTOMS } from './symptoms.ts';
import { triageText } from './words.ts';
import { CONDITION_NAMES } from './words-conditions.ts';
import { REASON_WORDS } from './words-reasons.ts';
import { RECOMMENDATIONS } from './words-recommendations.ts';

const FACT =
  /^(?:age_(?:newborn|baby|child|older)|pressure_(?:crisis|pregnancy|severe_pregnancy|low)|oxygen_(?:very_)?low|glucose_(?:very_low|low|high)|temperature_(?:very_high|low)|breaths_(?:very_)?fast|pulse_extreme|before_37_weeks|weeks_unknown|malaria_area)$/;
const isKnown = (clue: string) =>
  FACT.test(clue) || (FINDINGS as string[]).includes(clue.replace(/^(?:severe|sudden|1d|3d|14d|past):/, ''));

describe('AI-1 the symptom list', () => {
  test('has 34 symptoms in alphabetical order, from abdominal cramps to skipped heartbeat', () => {
    const names = SYMPTOMS.map((code) => SYMPTOM_NAMES[code][0]);
    expect(names).toHaveLength(34);
    expect(names[0]).toBe('abdominal cramps');
    expect(names.at(-1)).toBe('skipped heartbeat');
    expect(names).toEqual([...names].sort());
  });
});

describe('the tables', () => {
  test('rules and conditions name only clues that exist', () => {
    const unknown = [...RED_FLAGS.flatMap(({ when }) => when.flat()), ...CONDITION_CLUES].filter(
      (clue) => !isKnown(clue),
    );
    expect(unknown).toEqual([]);
  });

  test('every red flag names a source, and a first-aid topic that exists', () => {
    const topics = readdirSync(new URL('../../../content/first-aid/', import.meta.url));
    for (const rule of RED_FLAGS) {
      expect(rule.source.length, rule.code).toBeGreaterThan(0);
      for (const source of rule.source) expect(TRIAGE_SOURCES).toHaveProperty(source);
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

describe('the words', () => {
  const sentences: [string, Named][] = [...Object.entries(RECOMMENDATIONS), ...Object.entries(REASON_WORDS)];
  const names: [string, Named][] = [
    ...Object.entries(FINDING_NAMES),
    ...CONDITION_CODES.map((code): [string, Named] => [code, CONDITION_NAMES[code]]),
  ];

  test('follow the spelling rules of each language', () => {
    const faults = [...sentences, ...names].flatMap(([code, [en, fr, ht]]) => [
      ...valueFaults('en', en).map((fault) => `${code} en ${fault}`),
      ...valueFaults('fr', fr).map((fault) => `${code} fr ${fault}`),
      ...valueFaults('ht', ht.replace(/AVC|COVID-19/g, 'Z')).map((fault) => `${code} ht ${fault}`),
    ]);
    expect(faults).toEqual([]);
  });

  test('English reads at grade 6 or below', () => {
    for (const [code, [en]] of Object.entries(RECOMMENDATIONS))
      expect(gradeOf([en]), code).toBeLessThanOrEqual(6);
    expect(gradeOf(Object.values(REASON_WORDS).map(([en]) => en))).toBeLessThanOrEqual(6);
  });

  test('a result in three languages, never a diagnosis', () => {
    const result = triage({ text: 'doulè nan pwatrin, m ap swe' });
    expect(triageText(result, 'en').reasoning).toContain('may be a heart attack');
    expect(triageText(result, 'fr').reasoning).toContain('peut être une crise cardiaque');
    expect(triageText(result, 'ht').reasoning).toContain('kapab yon kriz kadyak');
    expect(triageText(result, 'en').reasoning).toContain('chest pain, sweating');
    expect(triageText(result, 'en').reasoning).toContain('not a diagnosis');
    expect(triageText(result, 'ht').careRecommendation).toContain('116');
    expect(triageText(result, 'ht').possibleConditions[0]).toEqual({
      name: 'Kriz kadyak',
      likelihood: 'Medium',
    });
  });
});
