import type { Credential } from '@lakou/contract/credentials';
import { REMINDER_DAYS } from '@lakou/contract/credentials.rules';
import type { Tone } from '../../ui/tone.ts';
import { daysLeft } from './needs.ts';

type Paper = Pick<Credential, 'id' | 'type' | 'status' | 'expiryDate'>;

/** The days that matter, the nearest first; each part of the line between two of them is as wide as the others. */
export const MARKS: readonly number[] = [...REMINDER_DAYS].sort((one, other) => one - other);
const LONGEST_DAYS = 730;

export interface ExpiryLine<P extends Paper> {
  readonly paper: P;
  /** Negative once it has ended. */
  readonly days: number;
  /** How far along the line it ends, from 0 to 1. */
  readonly share: number;
  readonly tone: Extract<Tone, 'leaf' | 'mango' | 'hibiscus'>;
  /** Whether one that replaces it waits for its check. */
  readonly isReplaced: boolean;
}

/** How far along the line so many days are: the first week is a quarter of it, as is all beyond ninety days. */
export function shareOf(days: number): number {
  const ends = [...MARKS, LONGEST_DAYS];
  const part = ends.findIndex((end) => days < end);
  if (part < 0) return 1;
  const from = ends[part - 1] ?? 0;
  return Math.max(0, (part + (days - from) / ((ends[part] ?? LONGEST_DAYS) - from)) / ends.length);
}

const toneOf = (days: number): ExpiryLine<Paper>['tone'] =>
  days <= (MARKS[0] ?? 0) ? 'hibiscus' : days <= (MARKS.at(-1) ?? 0) ? 'mango' : 'leaf';

/** Each paper that counts or has counted, by the day on which it ends; the first is the most urgent. */
export function expiryLines<P extends Paper>(papers: readonly P[], today: string): ExpiryLine<P>[] {
  const sent = new Set(papers.filter(({ status }) => status === 'Pending').map(({ type }) => type));
  const inForce = papers.filter(({ status }) => status === 'Verified' || status === 'Expired');
  return inForce
    .map((paper) => {
      const days = daysLeft(paper, today);
      return { paper, days, share: shareOf(days), tone: toneOf(days), isReplaced: sent.has(paper.type) };
    })
    .sort((one, other) => one.days - other.days);
}
