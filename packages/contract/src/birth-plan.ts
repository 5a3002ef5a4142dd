import { z } from 'zod';
import { BIRTH_MONEY, BIRTH_PLAN_TEXTS, DANGER_SIGNS, LONGEST_BIRTH_PLAN_TEXT } from './maternity.rules.ts';

const sentText = z.string().trim().max(LONGEST_BIRTH_PLAN_TEXT).default('');
type PlanText = (typeof BIRTH_PLAN_TEXTS)[number];
const eachText = <Schema>(schema: Schema) =>
  Object.fromEntries(BIRTH_PLAN_TEXTS.map((name) => [name, schema])) as Record<PlanText, Schema>;

/** What she has prepared for the birth, by the elements of WHO's birth preparedness (2015). */
export const SentBirthPlan = z.object({
  ...eachText(sentText),
  money: z.enum(BIRTH_MONEY).default(''),
  bagPacked: z.boolean().default(false),
  /** The danger signs that she knows. */
  signs: z
    .array(z.enum(DANGER_SIGNS))
    .max(50)
    .default([])
    .transform((signs) => [...new Set(signs)]),
});
export type SentBirthPlan = z.infer<typeof SentBirthPlan>;

export const BirthPlan = z.object({
  ...eachText(z.string()),
  money: z.enum(BIRTH_MONEY),
  bagPacked: z.boolean(),
  signs: z.array(z.enum(DANGER_SIGNS)),
  /** Null before she has written anything. */
  savedAt: z.string().nullable(),
});
export type BirthPlan = z.infer<typeof BirthPlan>;
