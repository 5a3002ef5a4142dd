import { expect, test } from 'vitest';
import { queryOf, readSearch, type Search } from './search.ts';
import { widenedQuery, wider } from './wider.ts';

const home = { country: 'HT', point: undefined } as const;
const asked = (address: string): Search => readSearch(new URLSearchParams(address));
const after = (step: Parameters<typeof wider>[0], search: Search) =>
  queryOf({ ...search, ...wider(step, search, home) }, home);

test('FIND-7 a wider search finds in the country that was counted, also when its place lies in another', () => {
  const cases = [
    ['town=Jacmel&gender=Female', 'HT'],
    ['town=Miami&gender=Female', 'US'],
    ['q=Miami', 'US'],
    ['near=18.5,-72.3', 'HT'],
    // A phone abroad: where one lives counts.
    ['near=45.5,-73.6', 'HT'],
    ['town=Miami&country=all', undefined],
    ['town=Miami&country=HT', 'HT'],
  ] as const;
  for (const [address, country] of cases) {
    const search = asked(address);
    expect([address, widenedQuery(search, home).country]).toEqual([address, country]);
    for (const step of ['anywhere', 'video'] as const)
      expect([address, step, after(step, search).country]).toEqual([address, step, country]);
    expect(after('any_country', search).country).toBeUndefined();
  }
});

test('FIND-7 a wider distance keeps the place; a typed town becomes the chosen one', () => {
  expect(after('km_50', asked('q=Jakmel'))).toMatchObject({ radiusKm: 50 });
  expect(after('km_50', asked('q=Jakmel')).location).toBeUndefined();
  expect(after('km_100', asked('town=Miami'))).toMatchObject({ radiusKm: 100 });
  expect(after('anywhere', asked('q=Jakmel'))).toEqual({ country: 'HT' });
});
