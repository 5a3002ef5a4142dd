import { expect, test } from 'vitest';
import { radiusInKm, radiusText } from './radius.ts';

test('PROF-3 a provider says how far they travel in miles or kilometres, and whole kilometres are kept', () => {
  expect(radiusInKm('mi', '25')).toBe('40');
  expect(radiusInKm('km', '25')).toBe('25');
  expect(radiusText('mi', '40')).toBe('25');
  expect(radiusText('km', '40')).toBe('40');
});

test('PROF-3 what is not a whole number stays as it was typed', () => {
  for (const typed of ['', 'far', '2.5', '-3']) {
    expect(radiusInKm('mi', typed)).toBe(typed);
    expect(radiusText('mi', typed)).toBe(typed);
  }
});
