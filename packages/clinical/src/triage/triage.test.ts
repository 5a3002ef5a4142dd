import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { triageTexts } from '../../../content/src/triage.ts';
import { findingName } from '../../../content/src/triage-texts.ts';
import { type TriageResult, triage } from './assess.ts';
import { confusionTable } from './confusion.ts';
import { raiseSeverity } from './raise-severity.ts';
import { rankOf, SEVERITIES } from './severity.ts';
import { PERSON_FACTS } from './single-symptom.ts';
import { SYMPTOMS } from './symptoms.ts';
import { ALL_VIGNETTES as ALL, VIGNETTES_BY_LANGUAGE as BY_LANGUAGE } from './vignettes/all.ts';

describe('AI-3 the vignettes', () => {
  test.each(ALL)('at least %s: %s', (least, text) => {
    expect(rankOf(triage({ text }).severity)).toBeLessThanOrEqual(rankOf(least));
  });

  test('three hundred and more in each language, none twice', () => {
    for (const each of Object.values(BY_LANGUAGE)) expect(each.length).toBeGreaterThanOrEqual(300);
    expect(new Set(ALL.map(([, text]) => text)).size).toBe(ALL.length);
  });

  test.each(Object.entries(BY_LANGUAGE))(
    'the confusion table of %s: every emergency found, nothing below, few above',
    (language, vignettes) => {
      const judged = vignettes.map(([expected, text]) => ({ expected, found: triage({ text }).severity }));
      process.stdout.write(`\n${language}: expected ↓ found →\n${confusionTable(judged)}\n`);
      const below = judged.filter(({ expected, found }) => rankOf(found) > rankOf(expected));
      expect(below).toEqual([]);
      const mild = judged.filter(({ expected }) => rankOf(expected) >= rankOf('Routine'));
      const right = mild.filter(({ expected, found }) => expected === found);
      expect(right.length / mild.length).toBeGreaterThan(0.9);
      expect(mild.filter(({ found }) => found === 'Emergency')).toEqual([]);
    },
  );
});

const RED_PHRASES = ALL.filter(([least]) => least === 'Emergency').map(([, text]) => text);
const ANY_TEXT = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.constantFrom(...ALL.map(([, text]) => text)),
  fc
    .array(
      fc.constantFrom(
        ...ALL.flatMap(([, text]) => text.split(' ')),
        ',',
        '.',
        '39',
        '180/120',
        'pa',
        'san',
        'no',
      ),
      {
        maxLength: 40,
      },
    )
    .map((words) => words.join(' ')),
);

describe('AI-3 whatever people write', () => {
  test('no text throws, and a severity always comes out', () => {
    fc.assert(
      fc.property(ANY_TEXT, fc.subarray([...SYMPTOMS]), (text, symptoms) => {
        expect(SEVERITIES).toContain(triage({ text, symptoms }).severity);
      }),
      { numRuns: 300 },
    );
  });

  test('a red flag added as a sentence never lowers the severity, and is found', () => {
    fc.assert(
      fc.property(ANY_TEXT, fc.constantFrom(...RED_PHRASES), (text, phrase) => {
        const before = triage({ text }).severity;
        const after = triage({ text: `${text}. ${phrase}` }).severity;
        expect(rankOf(after)).toBeLessThanOrEqual(rankOf(before));
      }),
      { numRuns: 200 },
    );
  });

  test('a chip added never lowers the severity', () => {
    fc.assert(
      fc.property(
        ANY_TEXT,
        fc.subarray([...SYMPTOMS]),
        fc.constantFrom(...SYMPTOMS),
        (text, symptoms, more) => {
          const before = triage({ text, symptoms });
          const after = triage({ text, symptoms: [...symptoms, more] });
          // Words about the person alone, such as a vaccination, ask for a visit until a complaint is named.
          const namesComplaint = before.reasons.some(
            ({ code, evidence }) =>
              code !== 'not_understood' &&
              !(code === 'symptom_visit' && evidence.every((each) => PERSON_FACTS.has(each))),
          );
          if (namesComplaint) expect(rankOf(after.severity)).toBeLessThanOrEqual(rankOf(before.severity));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('nothing understood is never self-care', () => {
    for (const text of ['', '   ', 'zzz', '???', 'bonjou', '12345', 'no fever']) {
      const result = triage({ text });
      expect(result.severity).toBe('Routine');
      expect(result.reasons[0]?.code).toBe('not_understood');
    }
  });
});

describe('AI-1 chips and text mean the same', () => {
  test.each(SYMPTOMS)('%s', (code) => {
    const chip = triage({ symptoms: [code] });
    for (const language of ['en', 'fr', 'ht'] as const) {
      const written = triage({ text: findingName(triageTexts(language), code) });
      expect(written.understood.filter(({ negated }) => !negated).map((each) => each.code)).toContain(code);
      expect({ ...written, understood: [] }).toEqual({ ...chip, understood: [] });
    }
  });

  test('a chip counts beside a text about something else, and only once beside a text about the same', () => {
    const beside = triage({ symptoms: ['seizure'], text: 'I have a runny nose' });
    expect(beside.severity).toBe('Emergency');
    expect(beside.understood.map(({ code }) => code)).toEqual(['seizure', 'runny_nose']);
    const same = triage({ symptoms: ['runny_nose'], text: 'I have a runny nose' });
    expect(same.understood.map(({ code }) => code)).toEqual(['runny_nose']);
  });
});

test('AI-3 the table of what was found counts each pair in its own cell', () => {
  const rows = confusionTable([
    { expected: 'Emergency', found: 'Emergency' },
    { expected: 'Emergency', found: 'Emergency' },
    { expected: 'Urgent', found: 'Emergency' },
  ]).split('\n');
  const counts = rows.map((row) => row.trim().split(/\s+/));
  expect(counts[1]?.slice(0, 3)).toEqual(['Emergency', '2', '0']);
  expect(counts[2]?.slice(0, 3)).toEqual(['Urgent', '1', '0']);
});

describe('AI-3 a hosted model may only raise', () => {
  const engine: TriageResult = triage({ text: 'fever for 3 days' });

  test('a milder or unreadable opinion changes nothing', () => {
    for (const severity of ['Self-care', 'Routine', 'Urgent', 'mild', '']) {
      expect(raiseSeverity(engine, { severity })).toBe(engine);
    }
  });

  test('a graver one raises and says so', () => {
    const raised = raiseSeverity(engine, { severity: 'Emergency' });
    expect(raised).toMatchObject({ severity: 'Emergency', recommendation: 'call_now' });
    expect(raised.reasons[0]).toEqual({ code: 'second_reading', evidence: [] });
    expect(raised.reasons.slice(1)).toEqual(engine.reasons);
  });

  test('it is never less urgent than either', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL), fc.constantFrom(...SEVERITIES), ([, text], severity) => {
        const result = triage({ text });
        const rank = rankOf(raiseSeverity(result, { severity }).severity);
        expect(rank).toBe(Math.min(rankOf(result.severity), rankOf(severity)));
      }),
    );
  });
});
