import { LANGUAGES } from '@lakou/i18n';
import { describe, expect, test } from 'vitest';
import { readTable } from '../kit/table.ts';
import { searchMedicines } from '../medicines.ts';
import { createFind } from './create-find.ts';
import { allEntries, careFilters } from './entries.ts';
import { findEntries, recognizeEntries, recognizeFilters } from './find-entries.ts';
import { FIND_KINDS } from './find-kinds.ts';
import { isWeak, wordsOf } from './spoken-words.ts';

const found = (words: string) => findEntries(words, FIND_KINDS, 'ht').map(({ kind, id }) => `${kind}/${id}`);
const entries = allEntries();
const index = createFind(entries);
const known = new Set(entries.flatMap(({ phrases }) => phrases.flatMap(wordsOf)));

describe('SEEK-1 everyday words', () => {
  test.each([
    ['toufe', 'first-aid/choking'],
    ['boule', 'first-aid/burns'],
    ['blese', 'first-aid/machete-wound'],
    ['malkadi', 'first-aid/seizure'],
    ['maltèt', 'medicines/paracetamol'],
    ['MALTET', 'medicines/paracetamol'],
    ['matèt', 'medicines/paracetamol'],
    ['étouf', 'first-aid/choking'],
    ['planin', 'education/family-planning'],
    ['planing famil', 'education/family-planning'],
    ['anile randevou', 'actions/cancel-visit'],
  ])('%s finds %s', (words, expected) => {
    expect(found(words)).toContain(expected);
  });

  test.each([
    ['tèt fè mal', 'paracetamol'],
    ['tet mwen ap fe m mal', 'paracetamol'],
    ['dan fè mal', 'paracetamol'],
    ['vant fè mal', 'hyoscine-butylbromide'],
  ])('a whole phrase comes before what a word of it begins: %s', (words, slug) => {
    expect(findEntries(words, ['medicines'], 'ht')[0]?.id).toBe(slug);
  });

  test('the medicine to think of first comes first', () => {
    expect(findEntries('maltèt', ['medicines'], 'ht').map(({ id }) => id)).toEqual([
      'paracetamol',
      'ibuprofen',
    ]);
  });

  test('there are at least 2,000 of them', () => {
    const phrases = new Set(entries.flatMap((entry) => entry.phrases.map((one) => one.toLowerCase())));
    expect(phrases.size).toBeGreaterThan(2000);
  });

  test('every phrase of the tables finds its entry', () => {
    const lost = entries.flatMap((entry) =>
      entry.phrases.filter((phrase) => !index.search(phrase).some((one) => one.entry === entry)),
    );
    expect(lost).toEqual([]);
  });

  test('a letter left out, doubled, changed or swapped in a word of five letters or more finds its entry', () => {
    const lost: string[] = [];
    const isOwnWord = (typo: string) => [...known].some((word) => word.startsWith(typo));
    for (const [at, entry] of entries.entries())
      for (const [number, phrase] of entry.phrases.entries()) {
        const [word = ''] = wordsOf(phrase);
        // Every phrase once with another kind of typo; all kinds of all phrases would take minutes.
        if ((at + number) % 5 !== 0 || wordsOf(phrase).length !== 1 || word.length < 5 || isWeak(word))
          continue;
        const place = 1 + ((at + number) % (word.length - 2));
        const [before, letter, after] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)];
        const typos = [
          before + after,
          before + letter + letter + after,
          `${before}${letter === 'o' ? 'a' : 'o'}${after}`,
          `${before}${after[0] ?? ''}${letter}${after.slice(1)}`,
        ];
        for (const typo of typos)
          if (!isOwnWord(typo) && !index.search(typo).some((one) => one.entry === entry))
            lost.push(`${word} ${typo}`);
      }
    expect(lost).toEqual([]);
  });

  test('words that mean nothing here find nothing, and the order is always the same', () => {
    expect(found('xyzzy')).toEqual([]);
    expect(found('')).toEqual([]);
    expect(found('tansyon')).toEqual(found('tansyon'));
  });

  test('titles come in the language asked for, and only of the kinds asked for', () => {
    const of = (lang: (typeof LANGUAGES)[number]) => findEntries('brili', ['first-aid'], lang)[0]?.title;
    expect(LANGUAGES.map(of)).toEqual(
      LANGUAGES.map((lang) => entries.find(({ id }) => id === 'burns')?.title[lang]),
    );
    expect(findEntries('malkadi', ['education'], 'ht').map(({ kind }) => kind)).toEqual(['education']);
  });

  test('MED-1 medicines are found by what they are for; a name still finds no look-alikes', () => {
    expect(searchMedicines('maltèt', 'ht').map(({ slug }) => slug)).toContain('paracetamol');
    expect(searchMedicines('Tylenol', 'ht').map(({ slug }) => slug)).toEqual(['paracetamol']);
  });
});

describe('SEEK-2 what a sentence names', () => {
  const named = (sentence: string) => recognizeEntries(sentence)[0]?.entry.id;
  test('the more specific phrase wins, and its words stand near each other', () => {
    expect(named('I want to write down my blood pressure')).toBe('vitals');
    expect(named('What is high blood pressure?')).toBe('hypertension');
    expect(named('home is where I was when the old uncle came for a visit')).not.toBe('home-visit');
    expect(named('who won the match')).toBeUndefined();
  });
  test('specialty and town in any of our languages', () => {
    const filters = (sentence: string) => recognizeFilters(sentence).map(({ entry }) => entry.value);
    expect(filters('yon doktè timoun nan Dèlma')).toEqual(expect.arrayContaining(['pediatrics', 'Delmas']));
    expect(filters('un gynécologue au Cap-Haïtien')).toEqual(
      expect.arrayContaining(['obstetrics', 'Cap-Haïtien']),
    );
  });
  test('the tables repeat no action and no filter', () => {
    const ids = readTable('words/actions.tsv', [
      'id',
      'address',
      'areas',
      'ht-title',
      'fr-title',
      'en-title',
      'ht',
      'fr',
      'en',
    ]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(30);
    const values = careFilters().map(({ param, value }) => `${param} ${value}`);
    expect(new Set(values).size).toBe(values.length);
  });
});
