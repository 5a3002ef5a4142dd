import { PRODUCT } from '@lakou/i18n';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.rules.ts';

test.each([
  '123456',
  'password',
  'PASSWORD',
  'Password1',
  'azerty',
  'motdepasse',
  'Jésus2024!',
  'ayiti',
  'Ayiti1804',
  'haiti509',
  'bondyebon',
  'aaaaaaaaaa',
  '77777777',
  PRODUCT,
])('ACC-8 %s is what people try first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['tambou anba pye mango', 'k7#pWq2z', 'correct horse', 'Gwo lapli 3 fwa'])(
  'ACC-8 %s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test('ACC-8 whatever is typed gets an answer, and digits at the end never help a common one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(isCommonPassword(text)).toBeTypeOf('boolean');
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom('soleil', 'ayiti', 'password'), fc.nat(), (word, number) => {
      expect(isCommonPassword(`${word}${number}`)).toBe(true);
    }),
  );
});
