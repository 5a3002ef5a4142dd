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

test('SEEK-2 filters of an address are kept', () => {
  const to = '/app/find-care?specialty=pediatrics&town=Cap-Ha%C3%AFtien';
  expect(piecesOf(`[x](${to})`)).toMatchObject([{ text: 'x', to }]);
  expect(piecesOf('[x](/ht/support)')).toMatchObject([{ text: 'x', to: '/ht/support' }]);
  expect(piecesOf('[x](/app)')).toMatchObject([{ text: 'x', to: '/app' }]);
});

test.each([
  '[x](/appendix)',
  '[x](/app?q=<script>)',
  '[x](https://evil.example)',
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](/app/../api/auth/logout)',
  '<a href="/app/x">x</a>',
])('attack: %s stays words', (text) => {
  expect(piecesOf(text)).toEqual([{ at: 0, text }]);
});
