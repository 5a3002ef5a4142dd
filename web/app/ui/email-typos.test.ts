import { expect, test } from 'vitest';
import { isOneSlip, suggestEmail } from './email-typos.ts';

test.each([
  ['marie@gmail.con', 'marie@gmail.com'],
  ['marie@gmial.com', 'marie@gmail.com'],
  ['marie@gmai.com', 'marie@gmail.com'],
  ['marie@gmaill.com', 'marie@gmail.com'],
  ['marie@gnail.com', 'marie@gmail.com'],
  ['marie@gmailcom', 'marie@gmail.com'],
  ['marie@gmail,com', 'marie@gmail.com'],
  ['marie@gmail', 'marie@gmail.com'],
  ['marie@gmail.fr', 'marie@gmail.com'],
  ['marie@gmial.con', 'marie@gmail.com'],
  [' Marie@Yaho.com ', 'Marie@yahoo.com'],
  ['marie@yahoo.f', 'marie@yahoo.fr'],
  ['marie@hotmial.com', 'marie@hotmail.com'],
  ['marie@outlok.fr', 'marie@outlook.fr'],
  ['marie@iclould.com', 'marie@icloud.com'],
  ['marie@clinique-jacmel.con', 'marie@clinique-jacmel.com'],
])('INP-1 %s: did you mean %s?', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'marie@gmail.com',
  'marie@GMAIL.com',
  'marie@yahoo.fr',
  'marie@ymail.com',
  'marie@mail.com',
  'marie@yahoo.co.uk',
  'marie@example.test',
  'marie@clinique.ht',
  'marie@entreprise.co',
  'marie@',
  'marie',
  '',
])('INP-1 nothing is asked about %s', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

test('INP-1 one slip is one letter more, less or other, or two swapped; two are none', () => {
  for (const slip of ['abcdx', 'abd', 'abxd', 'bacd', 'abdc', 'xabcd', 'bcd'])
    expect([slip, isOneSlip(slip, 'abcd')]).toEqual([slip, true]);
  for (const other of ['abcd', 'ab', 'axxd', 'badc', 'abcdxx', 'cbad'])
    expect([other, isOneSlip(other, 'abcd')]).toEqual([other, false]);
});
