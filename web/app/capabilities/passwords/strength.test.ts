import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Strength, strengthOf } from './strength.ts';

test.each<[string, Strength]>([
  ['12345', 'short'],
  ['123456', 'common'],
  ['987654', 'common'],
  ['aaaaaaaa', 'common'],
  ['123123', 'common'],
  ['Ayiti2024!', 'common'],
  ['Motdepasse', 'common'],
  ['nadejp', 'weak'],
  ['nadege12', 'fair'],
  ['k7#pWq2z', 'strong'],
  ['tambou anba pye mango', 'strong'],
])('ACC-8 %s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

const ORDER: Strength[] = ['short', 'weak', 'fair', 'strong'];

test('ACC-8 one more new character never makes a password weaker', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 6, maxLength: 30 }), (password) => {
      const before = strengthOf(password);
      fc.pre(before !== 'common' && !password.includes('ö'));
      expect(ORDER.indexOf(strengthOf(`ö${password}`))).toBeGreaterThanOrEqual(ORDER.indexOf(before));
    }),
  );
});
