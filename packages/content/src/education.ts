import type { Language } from '@lakou/i18n';
import { z } from 'zod';
import { embedAddress } from './education-embed.ts';
import {
  type Article,
  type Entry,
  once,
  provenance,
  readEntries,
  type Section,
  sectionsOf,
} from './kit/index.ts';

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

/** A guide is its text; a video or a recording also has the link it is played from. */
export const EducationMeta = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal('guide'), ...common }),
  z.strictObject({
    format: z.literal('video'),
    link: z.string().refine((link) => embedAddress(link) !== undefined, 'not a video we can show'),
    ...common,
  }),
  z.strictObject({ format: z.literal('audio'), link: z.url({ protocol: /^https$/ }), ...common }),
]);
export type EducationMeta = z.infer<typeof EducationMeta>;

/** An item in one language. */
export interface EducationText {
  title: string;
  description: string;
  sections: Section[];
}

export type EducationGuide = EducationMeta & { slug: string; texts: Record<Language, EducationText> };

/** Everything in the education hub, what weighs most in Haiti first. */
export const educationGuides = once((): readonly EducationGuide[] =>
  readEntries('education', EducationMeta)
    .map(guideOf)
    .sort((a, b) => a.order - b.order),
);

const bySlug = once(() => new Map(educationGuides().map((guide) => [guide.slug, guide])));

export function findGuide(slug: string): EducationGuide | undefined {
  return bySlug().get(slug);
}

function guideOf({ slug, meta, texts }: Entry<EducationMeta>): EducationGuide {
  return { ...meta, slug, texts: { en: textOf(texts.en), fr: textOf(texts.fr), ht: textOf(texts.ht) } };
}

function textOf(article: Article): EducationText {
  return { title: article.title, description: article.description, sections: sectionsOf(article) };
}
