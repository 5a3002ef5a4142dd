import { expect, test } from 'vitest';
import { labValueIn } from './lab-words.view.ts';

test('LAB-3 on paper a value is written as its reader writes numbers, and a strip speaks their language', () => {
  expect(labValueIn('10.6', 'g/dL', 'fr')).toBe('10,6 g/dL');
  expect(labValueIn('10.6', 'g/dL', 'en')).toBe('10.6 g/dL');
  expect(labValueIn('Negative', null, 'ht')).toBe('negatif');
  expect(labValueIn('trace', '{presence}', 'fr')).toBe('traces');
  expect(labValueIn('<5', 'mg/L', 'fr')).toBe('<5 mg/L');
  expect(labValueIn('No growth', null, 'ht')).toBe('No growth');
});
