import { expect, test } from 'vitest';
import { addTags } from './tags.ts';

test.each([
  ['Diabetes', ['Tension', 'Diabetes']],
  [' Diabetes ,  Prenatal   care,', ['Tension', 'Diabetes', 'Prenatal care']],
  ['tension', ['Tension']],
  [' , ', ['Tension']],
])('%j typed after « Tension » makes %j', (typed, expected) => {
  expect(addTags(['Tension'], typed)).toEqual(expected);
});
