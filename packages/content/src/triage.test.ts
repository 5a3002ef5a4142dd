import { describe, expect, test } from 'vitest';
import { findingOf, RECOMMENDED, triage } from '../../clinical/src/triage/assess.ts';
import { CONDITIONS } from '../../clinical/src/triage/conditions.ts';
import { HOME_ADVICE } from '../../clinical/src/triage/home-advice.ts';
import { FINDINGS } from '../../clinical/src/triage/lexicon/index.ts';
import { DANGER_QUESTIONS } from '../../clinical/src/triage/questions.ts';
import { OTHER_REASONS } from '../../clinical/src/triage/reasons.ts';
import { RED_FLAGS } from '../../clinical/src/triage/rules/index.ts';
import { RECOMMENDATION_CODES } from '../../clinical/src/triage/rules/rule.ts';
import { TRIAGE_SOURCES } from '../../clinical/src/triage/sources.ts';
import { SYMPTOMS } from '../../clinical/src/triage/symptoms.ts';
import { gradeOf } from './checks/readability.ts';
import {
  type TriageGroup,
  triageGroups,
  triagePhrases,
  triageSources,
  triageTexts,
  triageWords,
} from './triage.ts';
import { careText, conditionName, findingName, reasoningText, recommendationText } from './triage-texts.ts';

/** Every code that the engine can answer with. Reading the words throws when a language is missing. */
const EMITTED = {
  recommendations: RECOMMENDATION_CODES,
  reasons: [...new Set(RED_FLAGS.map(({ code }) => code)), ...OTHER_REASONS],
  conditions: CONDITIONS.map(({ code }) => code),
  findings: FINDINGS,
  questions: DANGER_QUESTIONS.flatMap((code) => [code, `${code}_detail`]),
} as const;

const sorted = (codes: Iterable<string>) => [...codes].sort();

describe('AI-1 the words of the triage engine', () => {
  test.each(['recommendations', 'reasons', 'conditions', 'findings', 'questions'] as const)(
    'every code of %s has words in three languages, and no words are left without a code',
    (kind) => {
      expect(sorted(triageWords()[kind].keys())).toEqual(sorted(EMITTED[kind]));
    },
  );

  test('every recommendation follows from a rule, from a severity, or from a text that was not understood', () => {
    const reachable = new Set([
      ...RED_FLAGS.map(({ recommendation }) => recommendation),
      ...Object.values(RECOMMENDED),
      triage({ text: '' }).recommendation,
      ...triage({ text: 'diarrhea and fever' }).also,
      ...HOME_ADVICE.map(({ code }) => code),
    ]);
    expect(sorted(reachable)).toEqual(sorted(RECOMMENDATION_CODES));
  });

  test('no code has words in two files', () => {
    for (const kind of ['recommendations', 'reasons', 'conditions', 'findings', 'questions'] as const) {
      const codes = triageGroups()
        .filter((group) => group.kind === kind)
        .flatMap(({ words }) => Object.keys(words));
      const phrases = kind === 'reasons' ? Object.keys(triagePhrases().reasons) : [];
      expect(codes.length + phrases.length).toBe(triageWords()[kind].size);
    }
  });

  test('a code without words is refused', () => {
    expect(() => conditionName(triageTexts('ht'), 'common_sense')).toThrow(
      'triage/conditions: no words for “common_sense”',
    );
  });
});

describe('AI-1 where the words come from', () => {
  /** Each rule and condition: the codes that it answers with or asks for, and its sources. */
  const uses = [
    ...RED_FLAGS.map(({ code, recommendation, when, source }) => ({
      codes: { recommendations: recommendation, reasons: code, conditions: undefined },
      findings: when.flat().map(findingOf),
      source,
    })),
    ...CONDITIONS.map(({ code, needs, signs, source }) => ({
      codes: { recommendations: undefined, reasons: undefined, conditions: code },
      findings: [...needs.flat(), ...signs.map(({ clue }) => clue)].map(findingOf),
      source,
    })),
    ...HOME_ADVICE.map(({ code, source }) => ({
      codes: { recommendations: code, reasons: undefined, conditions: undefined },
      findings: [],
      source,
    })),
  ];
  const codesOf = (kind: TriageGroup['kind'], { codes, findings }: (typeof uses)[number]) => {
    if (kind === 'questions') return findings.map((clue) => /^asked:(.*)$/.exec(clue)?.[1]);
    return kind === 'findings' ? findings : [codes[kind]];
  };
  const sourcesOf = ({ kind, words }: TriageGroup) =>
    uses
      .filter((use) => codesOf(kind, use).some((code) => code && Object.hasOwn(words, code)))
      .flatMap(({ source }) => source);

  test.each(triageGroups())('$kind/$slug names the sources of the rules that lead to its codes', (group) => {
    expect(sorted(group.source)).toEqual(sorted(new Set(sourcesOf(group))));
  });

  test('every source is a publication, and none is left that nothing names', () => {
    expect(sorted(Object.keys(triageSources()))).toEqual(sorted(TRIAGE_SOURCES));
    expect(sorted(new Set(uses.flatMap(({ source }) => source)))).toEqual(sorted(TRIAGE_SOURCES));
  });

  test('a reviewer comes with a day, and a day with a reviewer', () => {
    for (const { reviewedBy, reviewedOn } of [...triageGroups(), triagePhrases()])
      expect(reviewedBy === null).toBe(reviewedOn === null);
  });
});

describe('AI-1 an answer in words', () => {
  test('the 34 symptoms are in the alphabetical order of their English names', () => {
    const names = SYMPTOMS.map((code) => findingName(triageTexts('en'), code));
    expect(names).toHaveLength(34);
    expect(names[0]).toBe('abdominal cramps');
    expect(names.at(-1)).toBe('skipped heartbeat');
    expect(names).toEqual([...names].sort());
  });

  test('each English recommendation can be read after six years of school', () => {
    for (const [code, { en }] of triageWords().recommendations)
      expect(gradeOf([en]), code).toBeLessThanOrEqual(6);
  });

  test('AI-1 the numbers are those of the country, where it is known', () => {
    for (const code of RECOMMENDATION_CODES) {
      for (const language of ['en', 'fr', 'ht'] as const) {
        const both = recommendationText(triageTexts(language), code);
        const haiti = recommendationText(triageTexts(language), code, 'HT');
        const states = recommendationText(triageTexts(language), code, 'US');
        if (!/\b(?:116|114|911|988)\b/.test(both)) continue;
        expect(haiti, code).toMatch(/\b11[46]\b/);
        expect(haiti, code).not.toMatch(/\b(?:911|988)\b/);
        expect(states, code).toMatch(/\b(?:911|988)\b/);
        expect(states, code).not.toMatch(/\b11[46]\b/);
      }
    }
  });

  test('AI-1 every answer about diarrhea says to drink oral rehydration solution', () => {
    for (const text of ['diarrhea', 'diarrhea and fever', 'dyare ak san', 'diarrhée et yeux creux'])
      expect(careText(triageTexts('en'), triage({ text })), text).toContain('oral rehydration solution');
  });

  test('is given in three languages and is never a diagnosis', () => {
    const { reasons, recommendation, conditions } = triage({ text: 'doulè nan pwatrin, m ap swe' });
    expect(reasoningText(triageTexts('en'), reasons)).toBe(
      'This may be a heart attack. You told us about: chest pain, sweating. This is not a diagnosis. Only a health worker who sees you can tell.',
    );
    expect(reasoningText(triageTexts('fr'), reasons)).toContain('peut être une crise cardiaque');
    expect(reasoningText(triageTexts('ht'), reasons)).toContain('kapab yon kriz kadyak');
    expect(recommendationText(triageTexts('ht'), recommendation)).toContain('116');
    expect(conditionName(triageTexts('ht'), conditions[0]?.code ?? '')).toBe('Kriz kadyak');
  });

  test('gives at most three reasons, and names what was said once', () => {
    const reason = (code: string) => ({ code, evidence: ['fever'] });
    const reasoning = reasoningText(
      triageTexts('en'),
      ['strong', 'lasting', 'vulnerable', 'several'].map(reason),
    );
    expect(reasoning).not.toContain('many signs');
    expect(reasoning.match(/fever/g)).toHaveLength(1);
  });
});
