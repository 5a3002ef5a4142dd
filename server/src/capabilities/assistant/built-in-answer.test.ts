import { triage } from '@lakou/clinical';
import { findFirstAidTopic, findGuide, findMedicine, triageTexts } from '@lakou/content';
import { LANGUAGES, type Language } from '@lakou/i18n';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { builtInAnswer, urgentWords } from './built-in-answer.view.ts';
import { intentsOf } from './intent.rules.ts';
import { isOneTypoAway, termsOf } from './passages/terms.rules.ts';
import { subjectOf } from './subject.rules.ts';

const answer = (question: string, lang: Language, before?: string) =>
  builtInAnswer({
    question,
    lang,
    triaged: triage({ text: question }),
    subject: subjectOf(question, before, 'patient'),
    correct: (_, words) => words,
  });
const pathsIn = (text: string) => Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, path]) => path ?? '');

function exists(path: string): boolean {
  const [, , kind, slug = ''] = path.split('/');
  if (kind === 'education') return findGuide(slug) !== undefined;
  if (kind === 'first-aid') return findFirstAidTopic(slug) !== undefined;
  if (kind === 'medicines') return findMedicine(slug) !== undefined;
  return ['symptom-checker', 'find-care', 'messages'].includes(kind ?? '');
}

describe('AI-3 the built-in assistant cites our own pages', () => {
  const OFFERED = {
    cholera: '/app/education/cholera',
    rehydration: '/app/education/oral-rehydration',
    burn: '/app/first-aid/burns',
    pressure: '/app/education/hypertension',
  } as const;
  test.each(
    LANGUAGES.flatMap((lang) => Object.entries(OFFERED).map(([name, path]) => ({ lang, name, path }))),
  )('what is suggested has an answer: $name in $lang', ({ lang, name, path }) => {
    const question = wordsIn(lang, 'assistant')(`suggestion.${name as keyof typeof OFFERED}`);
    const text = answer(question, lang);
    const [first = '', ...others] = pathsIn(text);
    expect(first).toBe(path);
    for (const other of [first, ...others]) expect([other, exists(other)]).toEqual([other, true]);
  });

  test('what people ask is answered with its answer, not with the beginning of the guide', () => {
    expect(answer('Is asthma contagious?', 'en')).toContain('You cannot catch asthma from someone');
    expect(answer('Èske dlo sèlman ase pou lave men?', 'ht')).toContain('Li pi bon pase anyen');
    expect(answer('La betterave donne du sang contre l’anémie ?', 'fr')).toContain('Le sang a besoin de fer');
  });

  test('who asks what an illness is reads what it is, not the answer to another question', () => {
    expect(answer('what is malaria', 'en')).toContain('Malaria comes from the bite of a night mosquito.');
    for (const [question, lang] of [
      ['kisa kolera ye', 'ht'],
      ['c’est quoi le diabète', 'fr'],
      ['what is malaria', 'en'],
    ] as const)
      expect(answer(question, lang)).not.toMatch(/^.+\?$/m);
  });

  test('a kind of visit is not said twice', () => {
    expect(answer('how much does a home visit cost', 'en')).toContain(
      '[Home visit](/app/find-care?mode=in_home)',
    );
    expect(answer('konbyen yon vizit lakay koute', 'ht')).toContain('[Vizit lakay](/app/find-care');
  });

  test('first aid is told from its first step on', () => {
    expect(answer('What do I do for a burn?', 'en')).toMatch(/cool/i);
  });

  test('a question in another of our languages is answered in one’s own', () => {
    expect(answer('Tylenol', 'ht')).toContain('Parasetamòl');
    expect(answer('how do hurricanes hurt people', 'ht')).toContain('Siklòn');
  });

  test('a slip of the pen is forgiven', () => {
    expect(answer('signs of tuberculosos', 'en')).toContain('/app/education/tuberculosis');
    expect([
      isOneTypoAway('kolera', 'kolra'),
      isOneTypoAway('kolera', 'kolrea'),
      isOneTypoAway('ab', 'cd'),
    ]).toEqual([true, true, false]);
    expect(termsOf('Ki siy kolera yo bay?')).toEqual(['siy', 'kolera']);
  });

  test('what is not in our pages is not made up, and leads to people', () => {
    const text = answer('who won the world cup', 'en');
    expect(text).toMatch(/^I don’t know the answer to this\.\n\nI can tell you/);
    expect(pathsIn(text)).toEqual(['/app/symptom-checker', '/app/find-care', '/app/messages']);
  });
});

describe('AI-2 it refuses to diagnose and to dose, and hands over', () => {
  test.each([
    ['Do I have malaria?', 'en', 'I can’t tell you what illness you have.'],
    ['Est-ce que j’ai le diabète ?', 'fr', 'Je ne peux pas dire quelle maladie vous avez.'],
    ['Èske mwen gen tibèkiloz?', 'ht', 'Mwen pa ka di ki maladi ou genyen.'],
    ['How many mg of amoxicillin for my child?', 'en', 'I can’t tell you how much medicine to take.'],
  ] as const)('%s', (question, lang, refusal) => {
    const text = answer(question, lang);
    expect(text.startsWith(refusal)).toBe(true);
    expect(pathsIn(text)).toContain('/app/find-care');
  });

  test.each([
    ['Hello!', 'hello'],
    ['Mesi anpil.', 'thanks'],
    ['I want to talk to a doctor', 'person'],
    ['Mwen vle pale ak yon doktè', 'person'],
  ])('%s is understood', (text, intent) => {
    expect([...intentsOf(text)]).toEqual([intent]);
  });
});

describe('AI-3 red flags come first, with numbers to call', () => {
  test.each([
    ['en', 'My father has chest pain going to his arm and he is sweating'],
    ['fr', 'Ma mère a le visage tordu et ne peut plus parler'],
    ['ht', 'Mwen gen doulè nan pwatrin epi mwen ap swe anpil'],
  ] as const)('in %s', (lang, text) => {
    const words = urgentWords(triage({ text }), lang, undefined, triageTexts(lang));
    expect(words).toContain('116');
    expect(words).toContain('911');
    expect(pathsIn(words).every(exists)).toBe(true);
  });
  test('what does not press says nothing of it', () => {
    expect(urgentWords(triage({ text: 'my nose is running' }), 'en', undefined, triageTexts('en'))).toBe('');
  });
});
