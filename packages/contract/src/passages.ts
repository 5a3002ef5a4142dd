import { z } from 'zod';
import { REVIEWER_PROFESSIONS } from './content-reviews.rules.ts';

/** The content under one heading of a text: paragraphs, lists, and ordered steps. */
export const Section = z.object({
  title: z.string(),
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('paragraph'), text: z.string() }),
      z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
      z.object({ kind: z.literal('steps'), items: z.array(z.string()) }),
    ]),
  ),
});
export type Section = z.infer<typeof Section>;

/** The sources of the facts, and which clinician has reviewed them; null until then. */
export const Provenance = z.object({
  source: z.array(z.object({ publisher: z.string(), title: z.string(), year: z.number().int() })),
  reviewedBy: z.string().nullable(),
  reviewedOn: z.string().nullable(),
  /** The profession of who reviewed them, where it is known. */
  reviewerProfession: z.enum(REVIEWER_PROFESSIONS).optional(),
});
export type Provenance = z.infer<typeof Provenance>;

/** Whether some of its words in this language are corrections, of which there are no clips to listen to. */
export const isCorrected = z.boolean();
