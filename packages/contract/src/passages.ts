import { z } from 'zod';

/** What stands under one heading of a text: paragraphs, lists, and steps in their order. */
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

/** Where the facts come from, and which clinician has reviewed them; null until somebody has. */
export const Provenance = z.object({
  source: z.array(z.object({ publisher: z.string(), title: z.string(), year: z.number().int() })),
  reviewedBy: z.string().nullable(),
  reviewedOn: z.string().nullable(),
});
export type Provenance = z.infer<typeof Provenance>;
