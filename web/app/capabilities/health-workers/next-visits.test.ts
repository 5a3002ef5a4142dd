import type { CommunityPerson } from '@lakou/contract/health-workers';
import { expect, test } from 'vitest';
import { cardTokenIn } from './card-token.ts';
import { byCommune, nextVisits } from './next-visits.ts';

const person = (id: string, over: Partial<CommunityPerson>): CommunityPerson => ({
  id,
  name: id,
  gender: null,
  dateOfBirth: null,
  commune: 'Jérémie',
  place: null,
  consent: null,
  lastVisit: null,
  nextVisit: null,
  pregnant: false,
  sight: 'none',
  ...over,
});

test('CHW-1 the next visits come by their day, and who has none is not among them', () => {
  const people = [
    person('a', { nextVisit: '2026-12-02' }),
    person('b', {}),
    person('c', { nextVisit: '2026-11-20' }),
    person('d', { nextVisit: '2026-12-02' }),
  ];
  expect(nextVisits(people).map(({ id }) => id)).toEqual(['c', 'a', 'd']);
});

test('CHW-1 people stand under their commune, and are found without accents', () => {
  const people = [
    person('Alta', { commune: 'Abricots', place: 'Dèyè legliz la' }),
    person('Rosé', {}),
    person('Ti Jean', {}),
  ];
  const names = (words: string) =>
    byCommune(people, words).map(({ name, people: own }) => [name, own.map(({ id }) => id)]);
  expect(names('')).toEqual([
    ['Abricots', ['Alta']],
    ['Jérémie', ['Rosé', 'Ti Jean']],
  ]);
  expect(names(' rose ')).toEqual([['Jérémie', ['Rosé']]]);
  expect(names('LEGLIZ')).toEqual([['Abricots', ['Alta']]]);
  expect(names('zzz')).toEqual([]);
});

test('CHW-1 only what a card of ours holds is taken from a QR code', () => {
  const token = 'a1'.repeat(32);
  expect(cardTokenIn(`https://lakou.test/app/community/card#${token}`)).toBe(token);
  for (const text of ['', token, `https://lakou.test/app#${token}`, `https://x/app/community/card#${token}0`])
    expect(cardTokenIn(text), text).toBeUndefined();
});
