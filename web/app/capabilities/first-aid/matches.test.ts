import type { FirstAidTopic } from '@lakou/contract/first-aid';
import { expect, test } from 'vitest';
import { matching } from './matches.ts';

const topic = (title: string, category: string): FirstAidTopic => ({
  id: title,
  title,
  category,
  description: '',
  tag: 'Urgent',
  steps: [],
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
