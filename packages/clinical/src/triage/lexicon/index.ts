import { BELLY_AND_WATER } from './belly.ts';
import { BELLY_AND_FEVER } from './by-concept/belly-fever.ts';
import { BRAIN } from './by-concept/brain.ts';
import { BREATH_AND_HEART } from './by-concept/breath-heart.ts';
import { HARM } from './by-concept/harm.ts';
import { MINOR } from './by-concept/minor.ts';
import { MOTHER_AND_CHILD } from './by-concept/mother-child.ts';
import { ORDINARY_WORDS } from './by-concept/ordinary-words.ts';
import { PLAIN } from './by-concept/plain.ts';
import { HEART_AND_LUNGS } from './heart-lungs.ts';
import { INFECTION_AND_SKIN } from './infection-skin.ts';
import { INJURY } from './injury.ts';
import { MIND_AND_GENERAL } from './mind-general.ts';
import { NERVES } from './nerves.ts';
import { WOMEN_AND_CHILDREN } from './women-children.ts';

/** Patterns made of words. */
const BY_PHRASE = {
  ...HEART_AND_LUNGS,
  ...NERVES,
  ...BELLY_AND_WATER,
  ...INFECTION_AND_SKIN,
  ...WOMEN_AND_CHILDREN,
  ...INJURY,
  ...MIND_AND_GENERAL,
} as const;

/** Patterns made of concepts, which also match wordings that are in no list. */
const BY_CONCEPT = {
  ...BREATH_AND_HEART,
  ...BRAIN,
  ...HARM,
  ...BELLY_AND_FEVER,
  ...MOTHER_AND_CHILD,
} as const;

/** A symptom, a sign, or a fact about the person. */
export type Finding =
  | keyof typeof BY_PHRASE
  | keyof typeof BY_CONCEPT
  | keyof typeof ORDINARY_WORDS
  | keyof typeof PLAIN
  | keyof typeof MINOR;

const SOURCES: readonly Partial<Record<Finding, string>>[] = [
  BY_PHRASE,
  BY_CONCEPT,
  ORDINARY_WORDS,
  PLAIN,
  MINOR,
];
export const FINDINGS = [...new Set(SOURCES.flatMap((source) => Object.keys(source)))] as Finding[];

/** The patterns of each finding. */
export const LEXICON = Object.fromEntries(
  FINDINGS.map((finding) => [finding, SOURCES.flatMap((source) => source[finding] ?? []).join(',')]),
) as Record<Finding, string>;
