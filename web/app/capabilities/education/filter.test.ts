import type { EducationContent } from '@lakou/contract/education';
import { expect, test } from 'vitest';
import { filtered, offeredFilters, readFilter, writeFilter } from './filter.ts';

const item = (title: string, more: Partial<EducationContent> = {}): EducationContent => ({
  id: title,
  title,
  description: '',
  category: 'chronic_disease',
  format: 'guide',
  content: '',
  sections: [],
  questions: [],
  source: [],
  isCorrected: false,
  reviewedBy: null,
  reviewedOn: null,
  ...more,
});
const ITEMS = [
  item('Choléra', { description: 'L’eau sale rend malade.', category: 'emergency_basics' }),
  item('Diabète'),
  item('Se laver les mains', { format: 'video', category: 'hygiene_nutrition' }),
];
const found = (query: string) =>
  filtered(ITEMS, readFilter(new URLSearchParams(query))).map(({ title }) => title);

test('EDU-1, EDU-3 the search looks at title and description, in any case', () => {
  expect(found('q=CHOLERA')).toEqual(['Choléra']);
  expect(found('q=eau sale')).toEqual(['Choléra']);
  expect(found('q=paludisme')).toEqual([]);
  expect(found('')).toHaveLength(3);
});

test('EDU-1 where nothing else fits, the search looks at what people ask', () => {
  const asked = (title: string, ...questions: string[]) =>
    item(title, { questions: questions.map((question) => ({ title: question, blocks: [] })) });
  const items = [asked('Choléra', 'Le citron tue-t-il le microbe ?'), asked('Citron', 'Combien ?')];
  const ids = (text: string) =>
    filtered(items, readFilter(new URLSearchParams({ q: text }))).map(({ id }) => id);
  expect(ids('microbe')).toEqual(['Choléra']);
  expect(ids('citron')).toEqual(['Citron']);
});

test('SEEK-1 everyday words add guides after those, and within the chosen topic only', () => {
  const ids = (query: string, everyday: string[]) =>
    filtered(ITEMS, readFilter(new URLSearchParams(query)), everyday).map(({ id }) => id);
  expect(ids('q=sik', ['Diabète'])).toEqual(['Diabète']);
  expect(ids('q=choléra', ['Diabète', 'Choléra'])).toEqual(['Choléra', 'Diabète']);
  expect(ids('q=sik&topic=hygiene_nutrition', ['Diabète'])).toEqual([]);
});

test('EDU-1 topic and format narrow the list together', () => {
  expect(found('topic=chronic_disease')).toEqual(['Diabète']);
  expect(found('format=video')).toEqual(['Se laver les mains']);
  expect(found('format=video&topic=chronic_disease')).toEqual([]);
});

test('EDU-1 the address says what is looked for; nonsense in it is nothing', () => {
  const filter = readFilter(new URLSearchParams('q=sel&topic=astrology&format=guide'));
  expect(filter).toEqual({ text: 'sel', topic: 'all', format: 'guide' });
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter(readFilter(new URLSearchParams())).toString()).toBe('');
});

test('EDU-1 only topics and formats that there is something of are offered', () => {
  expect(offeredFilters(ITEMS)).toEqual({
    topics: ['chronic_disease', 'hygiene_nutrition', 'emergency_basics'],
    formats: ['guide', 'video'],
  });
  expect(offeredFilters([])).toEqual({ topics: [], formats: [] });
});
