import { expect, test } from 'vitest';
import { plainText, plainWords } from './plain-text.ts';

test('accents and case make no difference, composed or not', () => {
  for (const text of ['Kòmanse', 'KÒMANSE', 'Ko\u0300manse']) expect(plainText(text)).toBe('komanse');
  expect(plainText('Ç, Ü, İ')).toBe('c, u, i');
});

test('signs part words and are not kept', () => {
  expect(plainWords('  Cap-Haïtien,\u00a0(Nord) 2 ')).toBe('cap haitien nord 2');
  expect(plainWords('…!')).toBe('');
});

test('a long run of marks is left out without being sorted', () => {
  expect(plainText(`e${'\u0301\u0323'.repeat(500_000)}`)).toBe('e');
});
