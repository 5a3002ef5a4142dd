import { ASKED } from './asked.ts';
import { BELLY_AND_SUGAR } from './belly.ts';
import { BREATHING_AND_INFECTION } from './breathing-infection.ts';
import { CHILDREN_AND_INJURY } from './children-injury.ts';
import { HEART_AND_BRAIN } from './heart-brain.ts';
import { MIND_AND_VIOLENCE } from './mind-violence.ts';
import { ORDINARY } from './ordinary.ts';
import type { Clue, RuleRow } from './rule.ts';
import { WOMEN } from './women.ts';

const ROWS = [
  ...HEART_AND_BRAIN,
  ...BREATHING_AND_INFECTION,
  ...BELLY_AND_SUGAR,
  ...WOMEN,
  ...CHILDREN_AND_INJURY,
  ...ORDINARY,
  ...MIND_AND_VIOLENCE,
  ...ASKED,
] as const;

export type RuleCode = (typeof ROWS)[number]['code'];
export type Rule = Omit<RuleRow, 'code' | 'when'> & { code: RuleCode; when: readonly (readonly Clue[])[] };

// A test checks that every clue named in the rows exists.
const groupsIn = (when: string) => when.split('+').map((group) => group.trim().split(/\s+/) as Clue[]);

/** Every red flag. */
export const RED_FLAGS: readonly Rule[] = ROWS.map((row) => ({ ...row, when: groupsIn(row.when) }));
