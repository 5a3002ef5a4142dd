import { AMOUNT } from './amount.ts';
import { BODY } from './body.ts';
import { DOING } from './doing.ts';
import { THINGS } from './things.ts';

/** Families of words. A pattern names one with `@`: `@chest @hurts` holds in every wording of the two. */
export const CONCEPTS: Readonly<Record<string, string>> = { ...BODY, ...DOING, ...AMOUNT, ...THINGS };
