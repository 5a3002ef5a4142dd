import type { Language } from '@lakou/i18n';
import { z } from 'zod';
import { SIGNS, type SignName } from './drawings/signs.ts';
import {
  type Article,
  cached,
  type Entry,
  provenance,
  readEntries,
  readJsonFile,
  type Section,
  sectionsOf,
  Words,
} from './kit/index.ts';

export const FirstAidTag = z.enum(['Urgent', 'Non-urgent', 'Call Emergency Services']);
export type FirstAidTag = z.infer<typeof FirstAidTag>;

export const FirstAidCategory = z.enum([
  'life_saving',
  'injuries',
  'illness',
  'bites_stings',
  'environment',
  'pregnancy',
  'disasters',
]);
export type FirstAidCategory = z.infer<typeof FirstAidCategory>;

export const FirstAidMeta = z.strictObject({
  category: FirstAidCategory,
  tag: FirstAidTag,
  ...provenance,
  order: z.int().positive(),
});
export type FirstAidMeta = z.infer<typeof FirstAidMeta>;

/** A topic in one language; each step is shown on its own page. */
export interface FirstAidText {
  title: string;
  description: string;
  steps: Section[];
}

/** What a step, counted from 0, says must never be done; the sign shows it. */
const NeverDo = z.strictObject({
  step: z.int().nonnegative(),
  sign: z.enum(Object.keys(SIGNS) as SignName[]),
  words: Words,
});
type NeverDo = z.infer<typeof NeverDo>;

export interface FirstAidTopic extends FirstAidMeta {
  slug: string;
  never: readonly NeverDo[];
  texts: Record<Language, FirstAidText>;
}

/** An item of the first aid kit, and its use. */
export const KitItem = z.strictObject({ slug: z.string().regex(/^[a-z-]+$/), name: Words, why: Words });
export type KitItem = z.infer<typeof KitItem>;

/** Every topic, life-saving ones first. */
export const firstAidTopics = cached((): readonly FirstAidTopic[] =>
  readEntries('first-aid', FirstAidMeta)
    .map(topicOf)
    .sort((a, b) => a.order - b.order),
);

export function findFirstAidTopic(slug: string): FirstAidTopic | undefined {
  return firstAidTopics().find((topic) => topic.slug === slug);
}

/** The names of the categories, in the order in which they are shown. */
export const firstAidCategories = cached(() =>
  readJsonFile('first-aid/categories.json', z.record(FirstAidCategory, Words)),
);

/** The checklist of the first aid kit. */
export const firstAidKit = cached((): readonly KitItem[] =>
  readJsonFile('first-aid/kit.json', z.array(KitItem)),
);

const neverDo = cached(() => readJsonFile('first-aid/never.json', z.record(z.string(), z.array(NeverDo))));

function topicOf({ slug, meta, texts }: Entry<FirstAidMeta>): FirstAidTopic {
  const never = neverDo()[slug] ?? [];
  return {
    slug,
    ...meta,
    never,
    texts: { en: textOf(texts.en), fr: textOf(texts.fr), ht: textOf(texts.ht) },
  };
}

function textOf(article: Article): FirstAidText {
  return { title: article.title, description: article.description, steps: sectionsOf(article) };
}
