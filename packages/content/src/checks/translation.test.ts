import { expect, test } from 'vitest';
import { passageFaults } from './translation.ts';

const GOOD = {
  en: 'Press hard on the wound with a clean cloth.',
  fr: 'Appuyez fort sur la plaie avec un tissu propre\u00a0!',
  ht: 'Peze fò sou blesi a ak yon twal pwòp!',
};

test('a sound passage has no faults', () => {
  expect(passageFaults({ place: 'x', words: GOOD })).toEqual([]);
});

test.each([
  ['an apostrophe in Creole', { ht: 'M’ap peze blesi a.' }, /ht .*no apostrophe/],
  ['an acute accent in Creole', { ht: 'Peze blesi a nan sinéma.' }, /ht “é”/],
  ['a q in Creole', { ht: 'Li qonnen.' }, /ht “q”/],
  ['a plain space before a French mark', { fr: 'Appuyez fort !' }, /fr .*no-break space/],
  ['a typewriter apostrophe in French', { fr: "N'appuyez pas." }, /fr .*apostrophe/],
  ['English left in French', { fr: 'Press hard on the wound with a clean cloth.' }, /fr .*not translated/],
  ['English left in Creole', { ht: 'Peze fò and kontinye.' }, /ht “and” is another language/],
  ['French left in Creole', { ht: 'Peze fò dans blesi a.' }, /ht “dans” is another language/],
  ['an empty text', { ht: ' ' }, /ht is empty/],
  ['a letter in pieces', { ht: 'Peze fo\u0300.' }, /ht .*NFC/],
])('%s is found', (_what, change, fault) => {
  const faults = passageFaults({ place: 'x', words: { ...GOOD, ...change } });
  expect(faults.join('\n')).toMatch(fault);
});

test('a text that lost half of itself is found', () => {
  const en = 'Press hard on the wound with a clean cloth. Do not lift it to look. Call for help.';
  expect(passageFaults({ place: 'x', words: { ...GOOD, en, ht: 'Peze fò.' } })).toEqual([
    expect.stringContaining('ht is 0.1 times the English'),
  ]);
});
