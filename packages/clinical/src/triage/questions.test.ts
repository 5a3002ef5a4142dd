import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TriageInput, triage } from './assess.ts';
import { DANGER_QUESTIONS, type DangerAnswers, type DangerQuestion } from './questions.ts';
import { rankOf } from './severity.ts';
import { SYMPTOMS } from './symptoms.ts';

const YEAR = 12;
const asked = (input: TriageInput) => triage(input).questions;
const allNo = (questions: readonly DangerQuestion[]): DangerAnswers =>
  Object.fromEntries(questions.map((question) => [question, false]));

describe('AI-3 danger signs are asked before a mild answer', () => {
  test('always breathing, waking, bleeding and poison; never when it is urgent already', () => {
    for (const text of ['runny nose', 'tired for weeks', 'blablabla'])
      expect(asked({ text })).toEqual(
        expect.arrayContaining(['breathing', 'waking', 'bleeding', 'poison'] satisfies DangerQuestion[]),
      );
    expect(asked({ text: 'chest pain and sweating' })).toEqual([]);
    expect(asked({ text: 'fever for 4 days' })).toEqual([]);
  });

  test('fitted to age: a child is asked for drinking, an adult for the chest and one side', () => {
    const child = asked({ text: 'small cut on the finger', person: { ageMonths: 3 * YEAR } });
    expect(child).toContain('baby');
    for (const adult of ['chest', 'one_side', 'pregnancy', 'harm'] as const)
      expect(child).not.toContain(adult);
    const grown = asked({ text: 'runny nose', person: { ageMonths: 40 * YEAR } });
    expect(grown).toEqual(expect.arrayContaining(['chest', 'one_side', 'harm']));
    expect(grown).not.toContain('baby');
  });

  test('fitted to sex: pregnancy is not asked of a man, an old woman or a girl', () => {
    const of = (sex: 'female' | 'male', years: number) =>
      asked({ text: 'runny nose', person: { sex, ageMonths: years * YEAR } }).includes('pregnancy');
    expect([of('female', 25), of('male', 25), of('female', 70), of('female', 7)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(asked({ text: 'runny nose' })).toContain('pregnancy');
  });

  test('fitted to the complaint', () => {
    expect(asked({ text: 'diarrhea since yesterday', country: 'US' })).toContain('dehydration');
    expect(asked({ symptoms: ['headache'] })).toContain('stiff_neck');
    expect(asked({ symptoms: ['rash'] })).toContain('swelling');
    expect(asked({ symptoms: ['constipation'] })).toContain('belly');
    expect(asked({ symptoms: ['sadness'] })).toContain('threat');
    for (const only of ['dehydration', 'stiff_neck', 'belly', 'threat'] as const)
      expect(asked({ symptoms: ['runny_nose'] })).not.toContain(only);
  });

  test.each(DANGER_QUESTIONS)('%s answered with yes is an emergency', (question) => {
    const result = triage({ text: 'runny nose', answers: { [question]: true } });
    expect([result.severity, result.questions]).toEqual(['Emergency', []]);
  });

  test('none of these ends the questions and leaves the answer as it was', () => {
    fc.assert(
      fc.property(fc.subarray([...SYMPTOMS], { minLength: 1 }), (symptoms) => {
        const before = triage({ symptoms });
        const after = triage({ symptoms, answers: allNo(before.questions) });
        expect(after).toEqual({ ...before, questions: [] });
      }),
      { numRuns: 100 },
    );
  });

  test('a yes never lowers the urgency, and an unanswered question stays open', () => {
    fc.assert(
      fc.property(
        fc.subarray([...SYMPTOMS]),
        fc.dictionary(fc.constantFrom(...DANGER_QUESTIONS), fc.boolean()),
        (symptoms, answers) => {
          const before = triage({ symptoms });
          const after = triage({ symptoms, answers });
          expect(rankOf(after.severity)).toBeLessThanOrEqual(rankOf(before.severity));
          if (rankOf(after.severity) >= rankOf('Routine'))
            expect(after.questions).toEqual(before.questions.filter((code) => !(code in answers)));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('someone in danger from another person gets another answer than someone who wants to die', () => {
    for (const text of [
      'my husband says he will kill me',
      'mon mari dit qu’il va me tuer',
      'mari m di l ap touye m',
    ])
      expect(triage({ text }), text).toMatchObject({
        severity: 'Emergency',
        recommendation: 'safe_place_now',
      });
    for (const text of ['I want to kill myself', 'je vais me tuer', 'm ap touye tèt mwen'])
      expect(triage({ text }), text).toMatchObject({ severity: 'Emergency', recommendation: 'crisis_now' });
  });
});
