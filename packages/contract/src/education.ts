import { z } from 'zod';
import { EDUCATION_CATEGORIES, EDUCATION_FORMATS } from './education.rules.ts';
import type { Contract } from './kit.ts';
import { isCorrected, Provenance, Section } from './passages.ts';
import { Language } from './primitives.ts';

export const EducationCategory = z.enum(EDUCATION_CATEGORIES);
export type EducationCategory = z.infer<typeof EducationCategory>;

export const EducationFormat = z.enum(EDUCATION_FORMATS);
export type EducationFormat = z.infer<typeof EducationFormat>;

/** One item of the education hub, in one language. */
export const EducationContent = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: EducationCategory,
  format: EducationFormat,
  /** A guide's text, or the link of a video or a recording. */
  content: z.string(),
  /** The same text, divided by its headings. */
  sections: z.array(Section),
  /** What people ask about it, each question as the title of its answer. */
  questions: z.array(Section),
  /** The address that plays a video inside our page; only for hosts that we allow. */
  embedUrl: z.string().optional(),
  /** The address of our own video or recording, which the browser plays itself. */
  mediaUrl: z.string().optional(),
  /** The captions of our own video, as WebVTT in this language. */
  captionsUrl: z.string().optional(),
  isCorrected,
  ...Provenance.shape,
});
export type EducationContent = z.infer<typeof EducationContent>;

export const education = {
  'GET /api/features/education/content': {
    summary: 'The education hub, what weighs most in Haiti first; `all` or no category means everything',
    query: z.object({ category: z.string().max(100).default('all'), lang: Language.default('en') }),
    cacheable: true,
    reply: z.array(EducationContent),
    mayLag: true,
  },
  'GET /api/features/education/content/:id': {
    summary: 'One guide, video or recording',
    params: z.object({ id: z.string().max(100) }),
    query: z.object({ lang: Language.default('en') }),
    cacheable: true,
    reply: EducationContent,
    mayLag: true,
  },
} as const satisfies Contract;
