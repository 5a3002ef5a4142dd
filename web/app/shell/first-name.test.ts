import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';

test('SITE-7 the menu shows the first name only', () => {
  expect(firstNameOf('Nadège Pierre')).toBe('Nadège');
  expect(firstNameOf('  Marie-Ange   Louis ')).toBe('Marie-Ange');
  expect(firstNameOf('Dr. Claudel Étienne')).toBe('Claudel');
  expect(firstNameOf('Wideline')).toBe('Wideline');
  expect(firstNameOf('Dr')).toBe('Dr');
});
