import { LANGUAGES } from '@lakou/i18n';
import { expect, test } from 'vitest';
import { medicines, searchMedicines } from './medicines.ts';
import { plainOf } from './medicines-spelling.ts';

const slugsOf = (query: string, category?: string) =>
  searchMedicines(query, 'ht', category).map((medicine) => medicine.slug);

test.each([
  ['amoksisilin', 'amoxicillin'],
  ['Amoxicilline', 'amoxicillin'],
  ['parasetamòl', 'paracetamol'],
  ['PARACÉTAMOL', 'paracetamol'],
  ['asetaminofèn', 'paracetamol'],
  ['Tylenol', 'paracetamol'],
  ['tylenol 500 mg', 'paracetamol'],
  ['metformine', 'metformin'],
  ['glikofaj', 'metformin'],
  ['baktrim', 'cotrimoxazole'],
  ['flajil', 'metronidazole'],
  ['sewòm oral', 'oral-rehydration-salts'],
  ['pilule du lendemain', 'levonorgestrel-emergency'],
  ['vitamin c', 'vitamin-c'],
  ['vitamine B 12', 'vitamin-b12'],
  ['fè', 'ferrous-sulfate'],
])('MED-1 people write “%s” and find %s first', (query, slug) => {
  expect(slugsOf(query)[0]).toBe(slug);
});

test.each([
  ['paracetmol', 'paracetamol'],
  ['parasetmol', 'paracetamol'],
  ['ibuprofin', 'ibuprofen'],
  ['metfromin', 'metformin'],
  ['predinisone', 'prednisolone'],
  ['asprin', 'aspirin'],
  ['omperazole', 'omeprazole'],
  ['chlorokine', 'chloroquine'],
])('MED-1 with the slip “%s” they still find %s first', (query, slug) => {
  expect(slugsOf(query)[0]).toBe(slug);
});

test('MED-1 any medicine is found by its Creole name with one letter forgotten', () => {
  for (const { slug, generic } of medicines()) {
    const [word = ''] = plainOf(generic.ht).split(' ');
    const slip = word.length < 6 ? word : word.slice(0, 3) + word.slice(4);
    expect(slugsOf(slip), `${word} as ${slip}`).toContain(slug);
  }
});

test('MED-1 the beginning of a name is enough, and its own name comes before longer ones', () => {
  expect(slugsOf('amoks')).toEqual(['amoxicillin', 'amoxicillin-clavulanic-acid']);
  expect(slugsOf('metfro')).toEqual(['metformin']);
});

test('a right name brings no look-alikes', () => {
  expect(slugsOf('prednisone')).toEqual(['prednisolone']);
  expect(slugsOf('hydralazine')).toEqual(['hydralazine']);
});

test('a slip is not taken for a part of another name', () => {
  expect(slugsOf('lopramid')[0]).toBe('loperamide');
  expect(slugsOf('lopramid')).toContain('metoclopramide');
});

test('every word of the query counts', () => {
  expect(slugsOf('insuline nph')).toEqual(['insulin-nph']);
  expect(slugsOf('amoxicillin tylenol')).toEqual([]);
});

test('MED-3 case, accents and stray marks make no difference', () => {
  for (const query of ['Kotrimoksazòl', 'kotrimoksazol', ' KOTRIMOKSAZOL! '])
    expect(slugsOf(query)).toEqual(['cotrimoxazole']);
});

test('MED-1 no query lists everything, by name in the reader’s language; a category narrows it', () => {
  expect(searchMedicines('', 'fr')).toHaveLength(medicines().length);
  for (const lang of LANGUAGES) {
    const names = searchMedicines('', lang, 'all').map((medicine) => plainOf(medicine.generic[lang]));
    expect(names).toEqual(names.toSorted());
  }
  expect(slugsOf('', 'tuberculosis')).toHaveLength(
    medicines().filter((medicine) => medicine.category === 'tuberculosis').length,
  );
  expect(slugsOf('tylenol', 'tuberculosis')).toEqual([]);
});

test.each(['zzzz', 'xyz', 'aaaaaa', 'qwertyuiop'])('“%s” is nothing we know', (query) => {
  expect(slugsOf(query)).toEqual([]);
});

test('Novalgin is a painkiller and Novolin is insulin: one slip of the finger does not mix them up', () => {
  expect(slugsOf('novalgin')[0]).toBe('metamizole');
  expect(slugsOf('novolin r')[0]).toBe('insulin-regular');
});
