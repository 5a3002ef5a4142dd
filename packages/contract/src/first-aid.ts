import { z } from 'zod';
import { FIRST_AID_TAGS } from './first-aid.rules.ts';
import type { Contract } from './kit.ts';
import { isCorrected, Provenance, Section } from './passages.ts';
import { Language } from './primitives.ts';

export const FirstAidTag = z.enum(FIRST_AID_TAGS);
export type FirstAidTag = z.infer<typeof FirstAidTag>;

/** What a step, counted from 0, says must never be done; the sign names its picture. */
export const NeverDo = z.object({ step: z.number().int(), sign: z.string(), text: z.string() });
export type NeverDo = z.infer<typeof NeverDo>;

/** A topic in one language; each step is a page of its own. */
export const FirstAidTopic = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Its name, in the language asked for. */
  category: z.string(),
  tag: FirstAidTag,
  steps: z.array(Section),
  never: z.array(NeverDo),
  isCorrected,
  ...Provenance.shape,
});
export type FirstAidTopic = z.infer<typeof FirstAidTopic>;

export const KitItem = z.object({ id: z.string(), name: z.string(), why: z.string() });
export type KitItem = z.infer<typeof KitItem>;

const query = z.object({ lang: Language.default('en') });

export const firstAid = {
  'GET /api/first-aid': {
    summary: 'Every first aid topic with its steps, those that save a life first',
    query,
    cacheable: true,
    reply: z.array(FirstAidTopic),
    mayLag: true,
  },
  'GET /api/first-aid/kit': {
    summary: 'What belongs in a first aid kit, and what for',
    query,
    cacheable: true,
    reply: z.array(KitItem),
  },
} as const satisfies Contract;
