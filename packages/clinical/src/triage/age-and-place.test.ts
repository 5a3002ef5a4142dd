import { describe, expect, test } from 'vitest';
import { triage } from './assess.ts';
import { understand } from './understand.ts';

const monthsIn = (text: string) => understand(text).person.ageMonths;
const severityOf = (text: string) => triage({ text }).severity;

describe('AI-3 the age of a baby is read as an age', () => {
  test.each([
    ['my baby of 2 weeks has a fever', 14],
    ['my 10 day old is hot', 10],
    ['my baby was born 9 days ago', 9],
    ['she is 6 weeks old', 42],
    ['mon bébé de 2 semaines a de la fièvre', 14],
    ['mon bébé a 10 jours', 10],
    ['ma fille est née il y a 9 jours', 9],
    ['elle a 6 semaines et tousse', 42],
    ['tibebe 2 semèn mwen an gen lafyèv', 14],
    ['tibebe m gen 10 jou', 10],
    ['tibebe m fèt sa gen 9 jou', 9],
    ['pitit mwen gen 6 semèn', 42],
    ['pitit mwen cho li gen 1 mwa kisa pou mwen fè', 30],
    ['pitit mwen cho li gen 1 mwa what should I do', 30],
  ])('%s: %d days', (text, days) => {
    expect(monthsIn(text)).toBeCloseTo(days / 30.4, 5);
  });

  test.each([
    'my baby has had a fever for 2 days',
    'mon bébé a de la fièvre depuis 2 jours',
    'il a 3 jours de fièvre',
    'tibebe m gen lafyèv depi 2 jou',
    'li gen 2 semèn ap touse',
    'a cough that is 2 weeks old',
    'il y a 3 semaines je toussais',
  ])('%s: how long, and no age', (text) => {
    expect(monthsIn(text)).toBeUndefined();
  });

  test('a fever is an emergency to 3 months, and not by itself later', () => {
    for (const age of ['5 days', '2 weeks', '6 weeks', '2 months', '3 months']) {
      const result = triage({ text: `my baby is ${age} old and has a fever`, country: 'US' });
      expect([result.severity, result.recommendation], age).toEqual(['Emergency', 'go_now']);
    }
    expect(severityOf('my baby is 5 months old and has a fever')).toBe('Urgent');
    expect(triage({ text: 'fever', person: { ageMonths: 2.9 } }).severity).toBe('Emergency');
  });
});

describe('AI-3 breaths a minute are judged by age', () => {
  test.each([
    ['my baby of 5 weeks breathes 45 times a minute and coughs', 'Urgent', ['newborn_seen']],
    ['my baby of 5 weeks breathes 62 times a minute', 'Emergency', ['newborn_danger']],
    ['my 8 month old breathes 45 times a minute', 'Routine', undefined],
    ['my 8 month old breathes 52 times a minute', 'Urgent', ['child_fast_breathing']],
    ['my 3 year old breathes 45 times a minute', 'Urgent', ['child_fast_breathing']],
    ['I am 40 and breathe 45 times a minute', 'Emergency', ['cannot_breathe']],
    ['I am 40 and breathe 33 times a minute', 'Urgent', ['short_of_breath']],
    ['mon bébé de 8 mois respire 52 fois par minute', 'Urgent', ['child_fast_breathing']],
    ['bebe 8 mwa ap respire 52 fwa pa minit', 'Urgent', ['child_fast_breathing']],
    ['he takes 6 breaths a minute', 'Emergency', ['breaths_slow']],
  ])('%s: %s', (text, severity, reasons) => {
    const result = triage({ text });
    expect(result.severity).toBe(severity);
    if (reasons) expect(result.reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(reasons));
  });
});

describe('AI-3 the country decides on malaria', () => {
  const codesOf = (text: string, country?: 'HT' | 'US') => {
    const { reasons, conditions } = triage({ text, country });
    return [...reasons, ...conditions]
      .map(({ code }) => code)
      .filter((code) => /malaria|typhoid|dengue/.test(code));
  };

  test('a fever in Brooklyn is no malaria, after a trip to Haiti it may be, and in Haiti it may be', () => {
    const fever = 'fever and chills since yesterday';
    expect(codesOf(fever, 'US')).toEqual([]);
    expect(codesOf(`${fever}, I came back from Haiti last week`, 'US')).toContain('fever_malaria_test');
    expect(codesOf(`${fever}, je reviens d’Haïti`, 'US')).toContain('fever_malaria_test');
    expect(codesOf('lafyèv depi yè, mwen sot Ayiti semèn pase', 'US')).toContain('fever_malaria_test');
    expect(codesOf(fever, 'HT')).toContain('fever_malaria_test');
    expect(codesOf(fever)).toContain('fever_malaria_test');
  });

  test('the danger of a fever does not depend on the country, only its name', () => {
    for (const text of [
      'fever and he is confused',
      'fever, throws up everything',
      'fever and yellow eyes, weak',
    ]) {
      expect(triage({ text, country: 'US' }).severity, text).toBe('Emergency');
      expect(codesOf(text, 'US'), text).toEqual([]);
    }
  });

  test('watery diarrhea is as urgent in the United States, without the name of cholera', () => {
    const states = triage({ text: 'watery diarrhea 12 times today', country: 'US' });
    expect(states).toMatchObject({ severity: 'Urgent', recommendation: 'rehydrate_and_go' });
    expect(states.reasons.map(({ code }) => code)).not.toContain('cholera');
    expect(
      triage({ text: 'watery diarrhea 12 times today', country: 'HT' }).reasons.map(({ code }) => code),
    ).toContain('cholera');
  });
});

describe('AI-3 a fall of the old, by whoever writes it', () => {
  test.each([
    'my grandmother of 82 fell',
    'ma grand-mère de 82 ans est tombée',
    'grann mwen ki gen 82 an tonbe',
  ])('%s', (text) => {
    const { severity, reasons } = triage({ text, person: { ageMonths: 30 * 12, pregnant: true } });
    expect(severity).toBe('Urgent');
    expect(reasons.map(({ code }) => code)).toContain('fall_older');
  });
});

describe('AI-3 a headache in pregnancy', () => {
  test.each([
    ['I am pregnant with a mild headache', 'Urgent'],
    ['I am pregnant and have a mild headache', 'Urgent'],
    ['I am 30 weeks pregnant and have a mild headache', 'Urgent'],
    ['enceinte, petit mal de tête', 'Urgent'],
    ['je suis enceinte, petit mal de tête et je vois trouble', 'Emergency'],
    ['I am pregnant and have a mild headache and I see spots', 'Emergency'],
    ['mon petit a très mal à la tête, il vomit', 'Emergency'],
    ['je suis enceinte et j’ai un léger mal de tête', 'Urgent'],
    ['mwen ansent mwen gen yon ti maltèt', 'Urgent'],
    ['I am pregnant with a severe headache', 'Emergency'],
    ['je suis enceinte et j’ai très mal à la tête', 'Emergency'],
    ['mwen ansent mwen gen gwo maltèt', 'Emergency'],
  ])('%s: %s', (text, severity) => expect(triage({ text }).severity).toBe(severity));
});

describe('AI-3 dangers of the throat and of the mind in ordinary words', () => {
  test.each(['my throat is swelling', 'ma gorge gonfle', 'gòj mwen ap anfle'])('%s', (text) => {
    expect(triage({ text }).reasons.map(({ code }) => code)).toContain('throat_closing');
  });

  test('no reason to go on is answered as a crisis', () => {
    expect(triage({ text: 'I don’t see any reason to go on' }).recommendation).toBe('crisis_now');
  });
});

describe('AI-3 a child that does not move is the unborn one where a pregnancy is told', () => {
  test.each([
    'mwen ansent, tibebe a pa bouje',
    'mwen ansent, tibebe a pa bouje ankò',
    'je suis enceinte et le bébé ne bouge plus',
    'I am pregnant and the baby is not moving',
  ])('%s', (text) => {
    const { severity, recommendation, firstAid, understood } = triage({ text });
    expect([severity, recommendation, firstAid]).toEqual(['Emergency', 'maternity_now', undefined]);
    expect(understood.map(({ code }) => code)).not.toContain('unconscious');
  });

  test.each(['tibebe mwen pa bouje', 'mwen ansent, tibebe a pa bouje epi mwen te tonbe san konesans'])(
    '%s: somebody may not wake',
    (text) => {
      expect(triage({ text }).understood.map(({ code }) => code)).toContain('unconscious');
    },
  );
});

test('AI-3 an erection that does not go down is known in Creole', () => {
  const { severity, reasons } = triage({ text: 'mwen gen yon ereksyon ki pa vle desann depi 5 èdtan' });
  expect([severity, reasons[0]?.code]).toEqual(['Emergency', 'priapism']);
});

test('AI-3 a fever with chills where there is no malaria may be the flu, and not only a headache', () => {
  const text = 'I have fever and chills and headache for 3 days';
  const codes = (country: 'HT' | 'US') => triage({ text, country }).conditions.map(({ code }) => code);
  expect(codes('US')[0]).toBe('flu_or_covid');
  expect(codes('HT').slice(0, 2)).toEqual(['malaria', 'typhoid']);
});
