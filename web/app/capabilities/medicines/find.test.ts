import type { Medicine } from '@lakou/contract/medicines';
import { expect, test } from 'vitest';
import { categoriesOf, everydayWordsOf, finderOf, groupsOf } from './find.ts';

const medicine = (id: string, more: Partial<Medicine>): Medicine => ({
  id,
  name: id,
  genericName: id,
  brands: [],
  alsoCalled: [],
  category: 'pain-fever',
  categoryName: 'Doulè ak lafyèv',
  dosageForms: [],
  commonUses: '',
  sideEffects: '',
  pregnancy: { level: 'ok', text: '' },
  priceRange: null,
  availability: [],
  source: [],
  reviewedBy: null,
  reviewedOn: null,
  ...more,
});
const SOME = [
  medicine('paracetamol', {
    genericName: 'Parasetamòl (asetaminofèn)',
    brands: ['Tylenol'],
    alsoCalled: ['Acetaminophen (paracetamol)'],
  }),
  medicine('amoxicillin', {
    genericName: 'Amoksisilin',
    alsoCalled: ['Amoxicilline'],
    category: 'antibiotics',
    categoryName: 'Antibyotik',
  }),
];
const find = finderOf(SOME, 'ht');
const found = (text: string, category = 'all') => find(text, category).map(({ id }) => id);

test('MED-1, MED-3 without a network too: brand, generic or another language’s name, misspelled or not', () => {
  for (const text of ['TYLENOL', 'tilenol', 'asetaminofen', 'acetaminophen'])
    expect(found(text)).toEqual(['paracetamol']);
  expect(found('amoxiciline')).toEqual(['amoxicillin']);
  expect(found('')).toEqual(['amoxicillin', 'paracetamol']);
  expect(found('zzzz')).toEqual([]);
});

test('MED-1 a category narrows, `all` does not', () => {
  expect(found('', 'antibiotics')).toEqual(['amoxicillin']);
  expect(found('tylenol', 'antibiotics')).toEqual([]);
  expect(categoriesOf([...SOME, ...SOME])).toEqual([
    { value: 'pain-fever', title: 'Doulè ak lafyèv' },
    { value: 'antibiotics', title: 'Antibyotik' },
  ]);
});

test('SEEK-1 what a medicine is taken for finds it; a name comes first and a correct one finds no other', () => {
  const uses = everydayWordsOf({
    named: (words) => (words === 'maltèt' ? [{ id: 'paracetamol' }] : []),
    search: (words) => (words === 'malt' ? [{ entry: { id: 'paracetamol' } }] : []),
  });
  const ids = (text: string, category = 'all') =>
    finderOf(SOME, 'ht', uses)(text, category).map(({ id }) => id);
  expect([ids('maltèt'), ids('malt'), ids('maltèt', 'antibiotics')]).toEqual([
    ['paracetamol'],
    ['paracetamol'],
    [],
  ]);
  expect(ids('Amoxicilline')).toEqual(['amoxicillin']);
});

test('DRAW-1 each group says how many medicines it has', () => {
  expect(groupsOf([...SOME, medicine('ibuprofen', {})])).toEqual([
    { value: 'pain-fever', title: 'Doulè ak lafyèv', count: 2 },
    { value: 'antibiotics', title: 'Antibyotik', count: 1 },
  ]);
});
