import { LAB_TESTS, type LabTest, labTestName } from '@lakou/clinical';
import { LAB_PANELS } from '@lakou/contract/labs.rules';
import { expect, test } from 'vitest';
import { codesInTitle } from './stored-title.ts';

test('LAB-3 what was asked for is known again by the English name that the record keeps', () => {
  for (const code of Object.keys(LAB_TESTS) as LabTest[])
    expect(codesInTitle(labTestName(code))).toEqual([code]);
  for (const [code, { name }] of Object.entries(LAB_PANELS)) expect(codesInTitle(name)).toEqual([code]);
  const all = Object.entries(LAB_PANELS);
  expect(codesInTitle(all.map(([, { name }]) => name).join(', '))).toEqual(all.map(([code]) => code));
  expect(codesInTitle('Malaria test, Hemoglobin')).toEqual(['malaria', 'hemoglobin']);
});

test('LAB-3 what another laboratory wrote stays as it is', () => {
  for (const title of ['Vitamin X', 'Hemoglobin, Vitamin X', '', 'hemoglobin '])
    expect(codesInTitle(title)).toBeUndefined();
});
