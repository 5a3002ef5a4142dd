import { z } from 'zod';

const text = z.string().trim().min(1);

/** The same words in our three languages; none may be missing. */
export const Words = z.strictObject({ en: text, fr: text, ht: text });
export type Words = z.infer<typeof Words>;
