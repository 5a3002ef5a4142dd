import type { LakouContract, Result } from '@lakou/contract';
import { deedOf } from './deed.ts';

export type Look = Result<LakouContract['GET /api/audit/me']>['looks'][number];

/** Several looks that are said in one sentence. */
export interface FoldedLook {
  /** The newest of them. */
  readonly look: Look;
  readonly times: number;
}

const HOUR_MS = 3_600_000;

const isTheSame = (a: Look, b: Look) =>
  a.by.name === b.by.name &&
  a.by.role === b.by.role &&
  deedOf(a.action) === deedOf(b.action) &&
  a.through === b.through &&
  a.reason === b.reason &&
  // An emergency access is never one of several.
  deedOf(a.action) !== 'emergency' &&
  Math.abs(Date.parse(a.at) - Date.parse(b.at)) < HOUR_MS;

/** One screen of a chart reads several things: what one person did again within the hour is one line with its number. */
export function foldLooks(looks: readonly Look[]): FoldedLook[] {
  const folded: FoldedLook[] = [];
  for (const look of looks) {
    const last = folded.at(-1);
    if (last && isTheSame(last.look, look)) folded[folded.length - 1] = { ...last, times: last.times + 1 };
    else folded.push({ look, times: 1 });
  }
  return folded;
}
