import { describe, expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { PRODUCT } from './product.ts';
import { createTranslator } from './translator.ts';

const english = {
  title: 'Welcome to {{product}}',
  hello: 'Hello {{name}}, {{name}}',
  steps: { pay: { title: 'Pay' } },
  visits_one: '{{count}} visit',
  visits_other: '{{count}} visits',
  tries_zero: 'No try left',
  tries_one: 'One try left',
  tries_other: '{{count}} tries left',
  points: ['With {{product}}', 'Without'],
  slots: [{ time: '8:00', place: '{{product}}' }],
};
interface Catalogue {
  site: typeof english;
  other: { title: string };
}

function siteIn(lang: Language, words: object = english) {
  const translator = createTranslator<Catalogue>(lang);
  translator.add('site', { ...words });
  return translator.of('site');
}

describe('a text', () => {
  const { t, list } = siteIn('en');

  test('is found by its dotted key, and names the product', () => {
    expect(t('title')).toBe(`Welcome to ${PRODUCT}`);
    expect(t('steps.pay.title')).toBe('Pay');
  });

  test('is filled everywhere a placeholder stands', () => {
    expect(t('hello', { name: 'Nadège' })).toBe('Hello Nadège, Nadège');
  });

  test.each(['{{product}}', '$&$1', '<b>'])('takes %s as it is', (name) => {
    expect(t('hello', { name })).toBe(`Hello ${name}, ${name}`);
  });

  test('is its key while its words are not there', () => {
    expect(createTranslator<Catalogue>('en').of('other').t('title')).toBe('title');
  });

  test('may be a list, of texts or of groups, each filled', () => {
    expect(list('points')).toEqual([`With ${PRODUCT}`, 'Without']);
    expect(list('slots')).toEqual([{ time: '8:00', place: PRODUCT }]);
  });
});

describe('SITE-10 a counted text', () => {
  test('SITE-9 counts thousands as its language writes numbers', () => {
    const counted = (['en', 'fr', 'ht'] as const).map((lang) => siteIn(lang).t('visits', { count: 1500 }));
    expect(counted).toEqual(['1,500 visits', '1\u00a0500 visits', '1\u00a0500 visits']);
    expect(siteIn('ht').t('visits', { count: 999 })).toBe('999 visits');
  });

  test.each([
    ['en', 0, '0 visits'],
    ['en', 1, '1 visit'],
    ['en', 2, '2 visits'],
    ['fr', 0, '0 visit'],
    ['fr', 1, '1 visit'],
    ['fr', 1_000_000, '1\u00a0000\u00a0000 visits'],
  ] as const)('follows the plural rule of its language: %s, %d', (lang, count, text) => {
    expect(siteIn(lang).t('visits', { count })).toBe(text);
  });

  test('has one form in Creole, and a word for none where there is one', () => {
    const { t } = siteIn('ht', {
      visits_other: '{{count}} vizit',
      tries_zero: 'Anyen',
      tries_other: '{{count}}',
    });
    expect([0, 1, 2].map((count) => t('visits', { count }))).toEqual(['0 vizit', '1 vizit', '2 vizit']);
    expect([0, 1].map((count) => t('tries', { count }))).toEqual(['Anyen', '1']);
  });

  test('says none in words where the language has them', () => {
    expect([0, 1, 2].map((count) => siteIn('en').t('tries', { count }))).toEqual([
      'No try left',
      'One try left',
      '2 tries left',
    ]);
  });
});

test('languages do not mix, and the words of a namespace come later to who already asked for it', () => {
  const [en, fr] = [createTranslator<Catalogue>('en'), createTranslator<Catalogue>('fr')];
  const { t } = fr.of('other');
  en.add('other', { title: 'Welcome' });
  fr.add('other', { title: 'Bienvenue' });
  expect([t('title'), en.of('other').t('title')]).toEqual(['Bienvenue', 'Welcome']);
  expect(fr.of('other').t).toBe(t);
});
