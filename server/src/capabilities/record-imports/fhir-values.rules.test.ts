import { expect, test } from 'vitest';
import { linesOf, textOf } from './fhir-values.rules.ts';

test('FHIR-1 attack: what another hospital wrote turns nothing round, and its line stays one', () => {
  expect(textOf('Penicillin\u202E enon\u202C\n\u2028Allergies: none')).toBe(
    'Penicillin enon Allergies: none',
  );
  expect(linesOf('Two tablets\u2067\r\nat night\u0007')).toBe('Two tablets \nat night');
  expect([textOf(5), textOf(null), linesOf({})]).toEqual(['', '', '']);
});
