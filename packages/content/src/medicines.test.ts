import { readdirSync } from 'node:fs';
import { LANGUAGES } from '@lakou/i18n';
import { expect, test } from 'vitest';
import { creoleFaults } from '../../../scripts/texts/creole.ts';
import { frenchFaults } from '../../../scripts/texts/french.ts';
import type { Words } from './kit/index.ts';
import { findMedicine, type Medicine, medicineCategories, medicineForms, medicines } from './medicines.ts';

const FOLDER = new URL('../medicines/', import.meta.url);

const textsOf = ({ uses, sideEffects, warning, pregnancy }: Medicine) => [
  uses,
  sideEffects,
  ...(warning ? [warning] : []),
  pregnancy.text,
];

/** Every text a reader meets, with the place to look for it. */
const shown: [place: string, words: Words][] = [
  ...Object.entries(medicineCategories()),
  ...Object.entries(medicineForms()),
  ...medicines().flatMap((medicine) =>
    [medicine.generic, ...textsOf(medicine)].map((words): [string, Words] => [medicine.slug, words]),
  ),
];

test('MED-1 there are at least 150 medicines, each with a slug of its own', () => {
  const slugs = medicines().map((medicine) => medicine.slug);
  expect(slugs.length).toBeGreaterThanOrEqual(150);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('MED-1 no folder is left unread, no category is empty, no form is named for nothing', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map((entry) => entry.name).sort()).toEqual(Object.keys(medicineCategories()).sort());
  expect(new Set(medicines().map((medicine) => medicine.category))).toEqual(
    new Set(Object.keys(medicineCategories())),
  );
  expect(new Set(medicines().flatMap((medicine) => medicine.forms))).toEqual(
    new Set(Object.keys(medicineForms())),
  );
});

test('MED-1 a text is one to four short sentences, ended, in each language', () => {
  for (const medicine of medicines())
    for (const words of textsOf(medicine))
      for (const lang of LANGUAGES) {
        const text = words[lang];
        expect(text, medicine.slug).toMatch(/^\p{Lu}.*\.$/u);
        expect(text.length, `${medicine.slug} ${lang}`).toBeLessThanOrEqual(260);
        expect(text.split(/\.(?:\s|$)/).length - 1, `${medicine.slug} ${lang}`).toBeLessThanOrEqual(4);
      }
});

test('MED-1 nothing is left untranslated or misspelled by rule', () => {
  const faults = shown.flatMap(([place, { fr, ht }]) => [
    ...frenchFaults(fr).map((fault) => `${place} fr ${fault}`),
    // The letter that names a vitamin is no Creole spelling
    ...creoleFaults(ht.replace(/[Vv]itamin C\b/g, 'vitamin')).map((fault) => `${place} ht ${fault}`),
  ]);
  expect(faults).toEqual([]);
  for (const medicine of medicines())
    for (const { en, fr, ht } of textsOf(medicine)) expect(new Set([en, fr, ht]).size, medicine.slug).toBe(3);
});

test('MED-1 a sixth-grader can read the English: on average, and each medicine within a grade of it', () => {
  const texts = medicines().map((medicine) =>
    textsOf(medicine)
      .map((words) => words.en)
      .join(' '),
  );
  expect(gradeOf(texts.join(' '))).toBeLessThanOrEqual(6);
  for (const text of texts) expect(gradeOf(text), text).toBeLessThanOrEqual(7.5);
});

test('what must never be got wrong about pregnancy', () => {
  const levelOf = (slug: string) => findMedicine(slug)?.pregnancy.level;
  for (const slug of [
    'valproic-acid',
    'warfarin',
    'enalapril',
    'losartan',
    'ibuprofen',
    'doxycycline',
    'misoprostol',
  ])
    expect(levelOf(slug), slug).toBe('avoid');
  for (const slug of ['folic-acid', 'ferrous-sulfate', 'methyldopa', 'magnesium-sulfate', 'insulin-regular'])
    expect(levelOf(slug), slug).toBe('ok');
});

test('every medicine names its sources, and none claims a review that has not been', () => {
  for (const { slug, source, reviewedBy, reviewedOn } of medicines()) {
    expect(source[0]?.title, slug).toBeTruthy();
    expect(reviewedBy === null, slug).toBe(reviewedOn === null);
  }
});

test('a medicine that is not there is not found', () => {
  expect(findMedicine('snake-oil')).toBeUndefined();
});

/** Flesch-Kincaid grade level. */
function gradeOf(text: string): number {
  const words = text.match(/[a-z’]+/gi) ?? [];
  const sentences = text.match(/[.!?](?:\s|$)/g) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
  const heard = word.replace(/(?<=[^laeiouy])es?$|(?<=[^aeiouydt])ed$/, '');
  return Math.max(1, heard.match(/[aeiouy]+/g)?.length ?? 0);
}
