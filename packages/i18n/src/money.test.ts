import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { type Currency, formatMoney } from './money.ts';

const inAll = (...amount: [number, Currency, ('short' | 'long')?]) =>
  LANGUAGES.map((lang) => formatMoney(lang, ...amount).replaceAll('\u00a0', ' '));

test('US dollars show their cents', () => {
  expect(inAll(5500, 'USD')).toEqual(['$55.00', '55,00 $ US', '55,00 $ US']);
  expect(inAll(123456, 'USD')).toEqual(['$1,234.56', '1 234,56 $ US', '1 234,56 $ US']);
  expect(inAll(-550, 'USD')).toEqual(['-$5.50', '-5,50 $ US', '-5,50 $ US']);
  expect(inAll(0, 'USD')).toEqual(['$0.00', '0,00 $ US', '0,00 $ US']);
});

test('US dollars in words name the country', () => {
  expect(inAll(5500, 'USD', 'long')).toEqual([
    '55.00 US dollars',
    '55,00 dollars américains',
    '55,00 dola ameriken',
  ]);
  expect(inAll(100, 'USD', 'long')).toEqual([
    '1.00 US dollar',
    '1,00 dollar américain',
    '1,00 dola ameriken',
  ]);
});

test('gourdes are said in words, with centimes only when there are some', () => {
  expect(inAll(150000, 'HTG')).toEqual(['1,500 gourdes', '1 500 gourdes', '1 500 goud']);
  expect(inAll(150050, 'HTG')).toEqual(['1,500.50 gourdes', '1 500,50 gourdes', '1 500,50 goud']);
  expect(inAll(100, 'HTG')).toEqual(['1 gourde', '1 gourde', '1 goud']);
});

test('an amount never breaks over two lines', () => {
  expect(formatMoney('ht', 150000, 'HTG')).toBe('1\u00a0500\u00a0goud');
  expect(formatMoney('fr', 5500, 'USD')).toBe('55,00\u00a0$\u00a0US');
});

test('no cent is lost or gained', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.integer(), (lang, cents) => {
      const digits = formatMoney(lang, cents, 'USD').replace(/[^\d-]/g, '');
      expect(Number(digits)).toBe(cents);
    }),
  );
});
