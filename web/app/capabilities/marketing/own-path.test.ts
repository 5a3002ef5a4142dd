import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test('MKT-3 only addresses of this site are audited', () => {
  const read = (address: string) => ownPath(address, 'https://lakou.example');
  expect(['/en', ' https://lakou.example/fr/about/?x=1 ', '/ht/'].map(read)).toEqual([
    '/en',
    '/fr/about',
    '/ht',
  ]);
  for (const other of [
    'https://example.com/en',
    '//example.com/en',
    '/app',
    '/api/users',
    'x:',
    '/en/a.b',
    '',
  ])
    expect(read(other)).toBeUndefined();
});
