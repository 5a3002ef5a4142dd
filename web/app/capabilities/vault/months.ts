import type { TimelineLine } from '@lakou/contract/vault';
import { dayIn } from '../../platform/time/days.ts';

export interface Month {
  /** `YYYY-MM`, or `YYYY` where the month is not known. */
  readonly month: string;
  readonly lines: readonly TimelineLine[];
}

/** The lines by month, in the order they come in; `since` holds the dates of entries as far as they are known. */
export function byMonth(
  lines: readonly TimelineLine[],
  timeZone: string,
  since: ReadonlyMap<string, string> = new Map(),
): Month[] {
  const months: { month: string; lines: TimelineLine[] }[] = [];
  for (const line of lines) {
    const month = (since.get(line.id) ?? dayIn(timeZone, new Date(line.at))).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.lines.push(line);
    else months.push({ month, lines: [line] });
  }
  return months;
}

const OWN_PATHS = {
  visit: 'visits',
  lab: 'labs',
  image: 'images',
  referral: 'referrals',
  note: 'visit-notes',
} as const;
const PROVIDER_PATHS = {
  visit: 'visits',
  lab: 'lab-worklist',
  image: 'patient-images',
  referral: 'referrals',
  note: 'notes',
} as const;

/** A result of another record; it opens in a dialog. */
export const isImported = ({ kind, status }: TimelineLine): boolean =>
  kind === 'lab' && status === 'imported';

/** Where a line opens; entries and results of other records open in a dialog of their own, and providers see prescriptions in their notes. */
export function addressOf(line: TimelineLine, isOwn: boolean): string | undefined {
  const { kind, id, opens } = line;
  if (!opens || kind === 'entry' || isImported(line)) return undefined;
  if (kind === 'prescription') return isOwn ? '/app/prescriptions' : undefined;
  return `/app/${(isOwn ? OWN_PATHS : PROVIDER_PATHS)[kind]}/${id}`;
}
