import { z } from 'zod';

/** A publication that the facts come from. Facts are taken from it, never sentences. */
export const Source = z.strictObject({
  publisher: z.string().trim().min(2),
  title: z.string().trim().min(4),
  year: z.int().min(1990).max(2100),
});
export type Source = z.infer<typeof Source>;

/** Where medical words come from and who has reviewed them; null until a named person has. */
export const provenance = {
  source: z.array(Source).min(1),
  reviewedBy: z.string().min(2).nullable(),
  reviewedOn: z.iso.date().nullable(),
};
