import { describe, expect, test } from 'vitest';
import { triage } from './assess.ts';
import { isExplained } from './explained.ts';
import { DANGER_QUESTIONS } from './questions.ts';

const NONE = Object.fromEntries(DANGER_QUESTIONS.map((question) => [question, false]));
const denied = (text: string) => triage({ text, answers: NONE }).severity;

describe('AI-3 small ailments are cared for at home', () => {
  test.each([
    ['gen kwout nan tèt tibebe m nan, l ap tete byen', 'cradle_cap'],
    ['soulye nèf fè m zanpoud nan talon', 'blister'],
    ['mwen gen kap nan tèt', 'dandruff'],
    ['m dòmi mal sou zòrye a, kou m rèd', 'neck_crick'],
    ['m rale yon pikan nan dwèt mwen', 'splinter'],
    ['un orgelet à la paupière, je vois bien', 'stye'],
    ['gueule de bois après la fête', 'hangover'],
    ['des poux ramenés de l’école', 'lice'],
    ['oreille bouchée après la piscine', 'blocked_ear'],
    ['tired eyes after a day at the computer', 'eye_strain'],
    ['spits up a little milk after feeding, gaining weight', 'spit_up'],
    ['a corn on my toe', 'corns'],
  ] as const)('%s: %s', (text, code) => {
    const { understood } = triage({ text });
    expect(understood.filter(({ negated }) => !negated).map((each) => each.code)).toContain(code);
    expect(denied(text)).toBe('Self-care');
  });

  test('a discomfort without a name needs that every danger sign was denied', () => {
    const text = 'ren m yon ti jan di paske m te pote bokit dlo yè, m mache byen';
    expect(triage({ text }).severity).not.toBe('Emergency');
    expect(denied(text)).toBe('Self-care');
    expect(triage({ text, answers: { ...NONE, chest: true } }).severity).toBe('Emergency');
  });

  test.each([
    'kranp nan mole m chak nwit depi 3 mwa',
    'hoarse for over a month',
    'un aphte qui ne guérit pas depuis un mois',
    'mwen ansent 5 mwa m gen yon ti grip',
    'my 80 year old mother has a cold',
  ])('what lasts, and the frail, are seen: %s', (text) => {
    expect(denied(text)).not.toBe('Self-care');
  });

  test('a small burn is seen today with a blister, or on a small child', () => {
    const text = 'a tiny burn on my fingertip from the iron';
    expect(denied(text)).toBe('Self-care');
    expect(triage({ text, person: { ageMonths: 24 } }).severity).not.toBe('Self-care');
    expect(triage({ text: `${text}, with a blister on the hand` }).severity).not.toBe('Self-care');
  });

  test('a sting with a hoarse voice is anaphylaxis', () => {
    expect(triage({ text: 'piqué par une guêpe, voix enrouée' }).reasons[0]?.code).toBe('anaphylaxis');
    expect(triage({ text: 'myèl pike m, vwa m anwe' }).severity).toBe('Emergency');
  });
});

describe('AI-3 a small ailment that was named explains what belongs to it', () => {
  test('teething explains drooling, and no other finding', () => {
    const explains = (code: 'drooling' | 'fever') => isExplained({ code }, new Set(['teething'] as const));
    expect([explains('drooling'), explains('fever')]).toEqual([true, false]);
    expect(isExplained({ code: 'drooling' }, new Set())).toBe(false);
  });

  test('nothing strong or sudden is explained', () => {
    const codes = new Set(['neck_crick'] as const);
    expect(isExplained({ code: 'stiff_neck' }, codes)).toBe(true);
    expect(isExplained({ code: 'stiff_neck', intensity: 'severe' }, codes)).toBe(false);
    expect(isExplained({ code: 'stiff_neck', sudden: true }, codes)).toBe(false);
  });
});

describe('AI-3 how much was done is not how strong it is', () => {
  const strengthIn = (text: string) =>
    triage({ text }).understood.find(({ code }) => code === 'hoarse_voice')?.intensity;
  test('“m chante two fò, vwa m anwe”', () => {
    expect(strengthIn('m chante two fò vwa m anwe')).toBeUndefined();
    expect(strengthIn('vwa m anwe anpil')).toBe('severe');
    expect(strengthIn('vwa m anwe, pa gen lòt bagay')).toBeUndefined();
  });
});

describe('AI-3 the answer to despair is the crisis answer', () => {
  test.each([
    'je ne vois plus de raison de vivre',
    'I see no reason to live anymore',
    'mwen pa wè rezon pou m viv',
    'je ne vois plus d’issue',
  ])('%s', (text) => {
    const { severity, recommendation, reasons } = triage({ text });
    expect([severity, recommendation, reasons[0]?.code]).toEqual(['Emergency', 'crisis_now', 'suicide']);
  });
});

describe('AI-3 breaths that were counted', () => {
  test.each([
    ['my baby breathes 45 times a minute', 'breaths_usual'],
    ['my baby breathes forty five times a minute', 'breaths_usual'],
    ['tibebe m gen 5 mwa li respire karannsenk fwa pa minit', 'breaths_usual'],
    ['mon bébé de 8 mois respire quarante-cinq fois par minute', 'breaths_usual'],
    ['my 2 year old breathes forty-five times a minute', 'child_fast_breathing'],
    ['pitit mwen gen 3 zan li respire karannsenk fwa pa minit', 'child_fast_breathing'],
    ['mon fils de 3 ans respire quarante-cinq fois par minute', 'child_fast_breathing'],
    ['mon bébé de 8 mois respire soixante-dix fois par minute', 'cannot_breathe'],
  ])('%s: %s', (text, code) => {
    const { reasons, recommendation } = triage({ text });
    expect(reasons.map((reason) => reason.code)).toContain(code);
    expect(recommendation).not.toBe('ask_again');
  });
});
