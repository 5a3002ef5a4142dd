import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf, toneOf } from './initials.ts';

test.each([
  ['Nadège Pierre', 'NP'],
  ['  Marie  Rose   Étienne ', 'MÉ'],
  ['mirlande', 'M'],
  ['', ''],
])('the initials of « %s » are « %s »', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name keeps its tint, with or without spaces around it', () => {
  fc.assert(fc.property(fc.string(), (name) => toneOf(` ${name} `) === toneOf(name)));
});

test('two people of one family are told apart', () => {
  expect(toneOf('Nadège Pierre')).not.toBe(toneOf('Joseph Pierre'));
});
