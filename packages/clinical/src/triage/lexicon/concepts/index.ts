import { AMOUNT } from './amount.ts';
import { BODY } from './body.ts';
import { DOING } from './doing.ts';
import { MILD } from './mild.ts';
import { THINGS } from './things.ts';

/** A concept is a list of words with one meaning; a pattern names it with `@`, as in `@chest @hurts`. */
export const CONCEPTS: Readonly<Record<string, string>> = {
  ...BODY,
  ...DOING,
  ...AMOUNT,
  ...MILD,
  ...THINGS,
};
