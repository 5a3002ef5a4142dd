import { expect, test } from 'vitest';
import { piecesOf } from './linked-text.ts';

test('our own pages become links', () => {
  expect(piecesOf('Li tout: [Kolera](/app/education/cholera)\n[Brili](/app/first-aid/burns)')).toMatchObject([
    { text: 'Li tout: ' },
    { text: 'Kolera', to: '/app/education/cholera' },
    { text: '\n' },
    { text: 'Brili', to: '/app/first-aid/burns' },
  ]);
});

test.each([
  '[x](https://evil.example)',
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](/app/../api/auth/logout)',
  '<a href="/app/x">x</a>',
])('attack: %s stays words', (text) => {
  expect(piecesOf(text)).toEqual([{ at: 0, text }]);
});
