import type { Language } from '@lakou/i18n';
import { type EducationGuide, educationGuides } from './education.ts';
import { type FirstAidTopic, firstAidCategories, firstAidTopics } from './first-aid.ts';
import { cached } from './kit/index.ts';
import { searchMedicines } from './medicines.ts';
import { createTextSearch, type SearchDocument } from './text-search.ts';

type Kind = 'first-aid' | 'education' | 'medicines';

const MOST_FOUND = 50;

const topicWords = ({ texts, category }: FirstAidTopic): SearchDocument => ({
  names: Object.values(texts).map(({ title }) => title),
  also: [
    ...Object.values(firstAidCategories()[category]),
    ...Object.values(texts).flatMap(({ description, steps }) => [
      description,
      ...steps.map(({ title }) => title),
    ]),
  ],
});

const guideWords = ({ texts }: EducationGuide): SearchDocument => ({
  names: Object.values(texts).map(({ title }) => title),
  also: Object.values(texts).flatMap(({ description, sections }) => [
    description,
    ...sections.map(({ title }) => title),
  ]),
});

const topicSearch = cached(() => createTextSearch(firstAidTopics().map(topicWords)));
const guideSearch = cached(() => createTextSearch(educationGuides().map(guideWords)));

const FIND: Record<Kind, (query: string, lang: Language) => readonly { readonly slug: string }[]> = {
  'first-aid': (query) => topicSearch()(query, MOST_FOUND).flatMap((at) => firstAidTopics()[at] ?? []),
  education: (query) => guideSearch()(query, MOST_FOUND).flatMap((at) => educationGuides()[at] ?? []),
  medicines: (query, lang) => searchMedicines(query, lang).slice(0, MOST_FOUND),
};

/** The slugs of what a query in any language may mean, the best first. */
export const findArticles = (kind: Kind, query: string, lang: Language): string[] =>
  FIND[kind](query, lang).map(({ slug }) => slug);
