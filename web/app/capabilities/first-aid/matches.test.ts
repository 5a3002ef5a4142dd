import type { FirstAidTopic } from '@lakou/contract/first-aid';
import { expect, test } from 'vitest';
import { groupsOf, matching } from './matches.ts';

const topic = (title: string, category: string): FirstAidTopic => ({
  id: title,
  title,
  category,
  description: '',
  tag: 'Urgent',
  steps: [],
  never: [],
  source: [],
  isCorrected: false,
  reviewedBy: null,
  reviewedOn: null,
});
const TOPICS = [topic('Brûlure', 'Blessures'), topic('Noyade', 'Eau, chaleur et courant')];
const found = (text: string) => matching(TOPICS, text).map(({ title }) => title);

test('AID-1 the search looks at title or category, in any case', () => {
  expect(found('BRÛL')).toEqual(['Brûlure']);
  expect(found('brul')).toEqual(['Brûlure']);
  expect(found('chaleur')).toEqual(['Noyade']);
  expect(found('  noy ')).toEqual(['Noyade']);
  expect(found('')).toEqual(['Brûlure', 'Noyade']);
  expect(found('serpent')).toEqual([]);
});

test('SEEK-1 what everyday words lead to comes after what is titled so, and once', () => {
  const ids = (text: string, everyday: string[]) => matching(TOPICS, text, everyday).map(({ id }) => id);
  expect(ids('boule', ['Brûlure'])).toEqual(['Brûlure']);
  expect(ids('noy', ['Brûlure', 'Noyade', 'gone'])).toEqual(['Noyade', 'Brûlure']);
});

test('DRAW-1 topics stand in groups, in the order of the first of each', () => {
  const late = topic('Arrêt du cœur', 'Gestes qui sauvent');
  const wound = topic('Plaie', 'Blessures');
  expect(
    groupsOf([late, ...TOPICS, wound]).map(([name, own]) => [name, own.map(({ title }) => title)]),
  ).toEqual([
    ['Gestes qui sauvent', ['Arrêt du cœur']],
    ['Blessures', ['Brûlure', 'Plaie']],
    ['Eau, chaleur et courant', ['Noyade']],
  ]);
});
