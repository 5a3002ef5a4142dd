import { expect, test } from 'vitest';
import { isSamePerson } from './person.rules.ts';

const known = { name: 'Marie-Rose Pierre', dateOfBirth: '1991-03-14' };

test.each([
  ['the same name and day', { name: 'Pierre, Marie Rose', birthDate: '1991-03-14' }, 'same'],
  ['a name after marriage', { name: 'Rose Baptiste', birthDate: '1991-03-14' }, 'same'],
  ['only the year of birth', { name: 'MARIE-ROSE PIERRE', birthDate: '1991' }, 'same'],
  ['no day of birth', { name: 'Marie Pierre', birthDate: null }, 'same'],
  ['no name', { name: null, birthDate: '1991-03-14' }, 'same'],
  ['neither', { name: null, birthDate: null }, 'unknown'],
  ['another day of birth', { name: 'Marie-Rose Pierre', birthDate: '1990-03-14' }, 'different'],
  ['another name on the same day', { name: 'Ti Jo Baptiste', birthDate: '1991-03-14' }, 'different'],
  ['another name alone', { name: 'Ti Jo Baptiste', birthDate: null }, 'different'],
] as const)('FHIR-1 whose record it is: %s', (_case, said, match) => {
  expect(isSamePerson(said, known)).toBe(match);
});

test('FHIR-1 somebody without a profile is compared with nothing', () => {
  expect(isSamePerson({ name: 'Marie Pierre', birthDate: '1991-03-14' }, undefined)).toBe('unknown');
});
