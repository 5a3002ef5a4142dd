import type { TimelineLine } from '@lakou/contract/vault';
import { dayIn } from '../../platform/time/days.ts';

export interface Month {
  /** Its first day, `YYYY-MM-01`. */
  readonly day: string;
  readonly lines: readonly TimelineLine[];
}

/** The lines by month, in the order they come in. */
export function byMonth(lines: readonly TimelineLine[], timeZone: string): Month[] {
  const months: { day: string; lines: TimelineLine[] }[] = [];
  for (const line of lines) {
    const day = `${dayIn(timeZone, new Date(line.at)).slice(0, 7)}-01`;
    const last = months.at(-1);
    if (last?.day === day) last.lines.push(line);
    else months.push({ day, lines: [line] });
  }
  return months;
}

const PATHS = {
  visit: 'visits',
  lab: 'labs',
  image: 'images',
  referral: 'referrals',
  note: 'notes',
} as const;

/** Where a line opens; entries open in a dialog of their own. */
export function addressOf({ kind, id, opens }: TimelineLine): string | undefined {
  if (!opens || kind === 'entry') return undefined;
  return kind === 'prescription' ? '/app/prescriptions' : `/app/${PATHS[kind]}/${id}`;
}
