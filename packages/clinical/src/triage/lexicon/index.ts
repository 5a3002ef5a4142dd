import { BELLY_AND_WATER } from './belly.ts';
import { HEART_AND_LUNGS } from './heart-lungs.ts';
import { INFECTION_AND_SKIN } from './infection-skin.ts';
import { INJURY } from './injury.ts';
import { MIND_AND_GENERAL } from './mind-general.ts';
import { NERVES } from './nerves.ts';
import { WOMEN_AND_CHILDREN } from './women-children.ts';

/** What people say, for everything the engine can notice. */
export const LEXICON = {
  ...HEART_AND_LUNGS,
  ...NERVES,
  ...BELLY_AND_WATER,
  ...INFECTION_AND_SKIN,
  ...WOMEN_AND_CHILDREN,
  ...INJURY,
  ...MIND_AND_GENERAL,
} as const;

/** A symptom, a sign, or a fact about the person. */
export type Finding = keyof typeof LEXICON;
export const FINDINGS = Object.keys(LEXICON) as Finding[];
