import type { Language } from '@lakou/i18n';
import { z } from 'zod';
import { embedAddress } from './education-embed.ts';
import { fileAddress } from './education-file.ts';
import {
  type Article,
  type Block,
  cached,
  type Entry,
  provenance,
  readEntries,
  type Section,
  sectionsOf,
} from './kit/index.ts';
import { plainOf } from './medicines-spelling.ts';

export const EducationCategory = z.enum([
  'maternal_care',
  'chronic_disease',
  'hygiene_nutrition',
  'emergency_basics',
  'first_aid',
]);
export type EducationCategory = z.infer<typeof EducationCategory>;

export const EducationFormat = z.enum(['guide', 'video', 'audio']);
export type EducationFormat = z.infer<typeof EducationFormat>;

const common = { category: EducationCategory, ...provenance, order: z.int().positive() };

/**
 * One for each language, because speech has one. A video for all languages is named three times.
 */
const inEach = (isOurs: (link: string) => boolean, otherwise: string) => {
  const link = z.string().refine(isOurs, otherwise);
  return z.strictObject({ en: link, fr: link, ht: link });
};
const isFilm = (link: string) => fileAddress('video', link) !== undefined;
const captions = inEach((link) => fileAddress('captions', link) !== undefined, 'no captions of ours');

/** A guide is its text; a video or a recording also has its links, with the text beside it. */
export const EducationMeta = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal('guide'), ...common }),
  z
    .strictObject({
      format: z.literal('video'),
      link: inEach((link) => isFilm(link) || embedAddress(link) !== undefined, 'no video we can show'),
      captions: captions.optional(),
      ...common,
    })
    .refine(
      ({ link, captions }) => captions !== undefined || !Object.values(link).some(isFilm),
      'a film of our own needs captions: only other hosts bring theirs',
    ),
  z.strictObject({
    format: z.literal('audio'),
    link: inEach((link) => fileAddress('audio', link) !== undefined, 'no recording of ours'),
    ...common,
  }),
]);
export type EducationMeta = z.infer<typeof EducationMeta>;

/** An item in one language. */
export interface EducationText {
  title: string;
  description: string;
  sections: Section[];
  /** What people ask about it, each question as the title of its answer. */
  questions: Section[];
}

export type EducationGuide = EducationMeta & { slug: string; texts: Record<Language, EducationText> };

/** Everything in the education hub, the most important topics in Haiti first. */
export const educationGuides = cached((): readonly EducationGuide[] =>
  readEntries('education', EducationMeta)
    .map(guideOf)
    .sort((a, b) => a.order - b.order),
);

const bySlug = cached(() => new Map(educationGuides().map((guide) => [guide.slug, guide])));

export function findGuide(slug: string): EducationGuide | undefined {
  return bySlug().get(slug);
}

/** The guides that answer a question with these words, for a search that finds nothing else. */
export function guidesAsking(words: string, lang: Language): EducationGuide[] {
  const asked = plainOf(words);
  if (asked === '') return [];
  return educationGuides().filter(({ texts }) =>
    texts[lang].questions.some(({ title }) => plainOf(title).includes(asked)),
  );
}

function guideOf({ slug, meta, texts, questions }: Entry<EducationMeta>): EducationGuide {
  const textIn = (lang: Language) => textOf(texts[lang], questions[lang]);
  return { ...meta, slug, texts: { en: textIn('en'), fr: textIn('fr'), ht: textIn('ht') } };
}

function textOf(article: Article, blocks: Block[]): EducationText {
  const { title, description } = article;
  return { title, description, sections: sectionsOf(article), questions: sectionsOf({ title, blocks }) };
}
