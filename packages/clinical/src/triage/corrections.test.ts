import { describe, expect, test } from 'vitest';
import { type TriageInput, triage } from './assess.ts';
import { DANGER_QUESTIONS } from './questions.ts';

const NONE = Object.fromEntries(DANGER_QUESTIONS.map((question) => [question, false]));
const severityOf = (input: TriageInput) => triage(input).severity;

describe('AI-3 corrections', () => {
  test('what is taken back counts as denied, and a danger that stays is still one', () => {
    const text = 'chest pain and sweating, cough';
    expect(severityOf({ text })).toBe('Emergency');
    const corrections = [{ code: 'chest_pain', denied: true }];
    expect(severityOf({ text, corrections })).not.toBe('Emergency');
    expect(triage({ text, corrections }).understood).toContainEqual({ code: 'chest_pain', negated: true });
    expect(severityOf({ text, corrections: [{ code: 'cough', denied: true }] })).toBe('Emergency');
  });

  test('a chip is taken back, too, and a code that was not understood changes nothing', () => {
    const input = { symptoms: ['seizure', 'runny_nose'] as const };
    expect(severityOf({ ...input, corrections: [{ code: 'seizure', denied: true }] })).toBe('Self-care');
    expect(triage({ ...input, corrections: [{ code: 'nonsense', denied: true }] })).toEqual(triage(input));
  });

  test('a time that is given counts', () => {
    const text = 'fever';
    expect(severityOf({ text, country: 'US', corrections: [{ code: 'fever', days: 5 }] })).toBe('Urgent');
    expect(triage({ text, corrections: [{ code: 'fever', days: 5 }] }).understood).toContainEqual(
      expect.objectContaining({ code: 'fever', days: 5 }),
    );
  });
});

describe('AI-3 follow-up questions', () => {
  test('are asked only where an answer would change the severity, and never in an emergency', () => {
    expect(triage({ text: 'headache' }).followUps).toEqual(expect.arrayContaining(['strength', 'since']));
    expect(triage({ text: 'chest pain and sweating' }).followUps).toEqual([]);
    expect(triage({ text: 'blablabla' }).followUps).toEqual([]);
    for (const question of triage({ text: 'headache' }).followUps) expect(question).toMatch(/^[a-z_]+$/);
  });

  test('what is known is not asked again', () => {
    const known = { text: 'headache', person: { ageMonths: 480, sex: 'male' } } as const;
    expect(triage(known).followUps).not.toContain('age');
    expect(triage(known).followUps).not.toContain('pregnant');
    expect(triage({ text: 'headache', details: { strength: 'mild' } }).followUps).not.toContain('strength');
  });

  test.each([
    [{ strength: 'strong' }, 'Routine'],
    [{ since: 'weeks' }, 'Routine'],
    [{ since: 'today' }, 'Self-care'],
    [{ age: 'older' }, 'Routine'],
    [{ pregnant: 'no', blood_thinner: 'no' }, 'Self-care'],
  ] as const)('%j makes a runny nose %s', (details, severity) => {
    expect(severityOf({ text: 'runny nose', details })).toBe(severity);
  });

  test('a thinner of the blood counts after a blow to the head', () => {
    const text = 'I hit my head on the door';
    expect(severityOf({ text, details: { blood_thinner: 'yes' } })).toBe('Emergency');
  });
});

describe('AI-3 care at home', () => {
  test.each([
    ['I have a cold', 'home_cold'],
    ['petite coupure au doigt', 'home_wound'],
    ['ti maltèt', 'home_headache'],
    ['mosquito bites', 'home_bite'],
    ['rhume des foins', 'home_hay_fever'],
    ['constipated for two days', 'home_constipation'],
    ['sore muscles after the gym', 'home_muscles'],
    ['po mwen sèch', 'home_dry_skin'],
    ['a pimple on my chin', 'home_pimple'],
    ['lèvres gercées', 'home_lips'],
  ] as const)('%s gets advice of its own', (text, advice) => {
    const result = triage({ text, answers: NONE });
    expect(result.severity).toBe('Self-care');
    expect(result.also).toContain(advice);
  });

  test('a danger sign that is there is never treated at home', () => {
    expect(severityOf({ text: 'I have a cold', answers: { ...NONE, breathing: true } })).toBe('Emergency');
  });

  test('what nobody understood is not treated at home, whatever was denied', () => {
    expect(triage({ text: 'blablabla', answers: NONE }).recommendation).toBe('ask_again');
  });
});
