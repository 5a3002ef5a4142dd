import { assessMaternityDanger, type MaternitySign } from '@lakou/clinical';
import type { JournalEntry, VitalsEntry } from '@lakou/contract/maternity';
import { dayHere } from '#platform/time/days.ts';

const DAY_MS = 24 * 3600 * 1000;
/** A measurement counts until a newer one, for at most a week; a sign from the journal counts for two days. */
const MEASURED_MS = 7 * DAY_MS;
const TOLD_MS = 2 * DAY_MS;

export interface DangerNow {
  level: 'urgent' | 'emergency';
  signs: MaternitySign[];
  /** The blood pressure that is too high, such as `142/92`. */
  reading?: string | undefined;
}

interface Noted {
  vitals: readonly VitalsEntry[];
  journal: readonly Pick<JournalEntry, 'date' | 'signs'>[];
  now: Date;
}

/** The urgent findings in her entries; undefined when there are none. */
export function dangerNow({ vitals, journal, now }: Noted): DangerNow | undefined {
  const since = (span: number) => new Date(now.getTime() - span).toISOString();
  const measured = vitals.filter(({ date }) => date >= since(MEASURED_MS));
  const told = [...vitals, ...journal].filter(({ date }) => date >= since(TOLD_MS));
  const { level, signs } = assessMaternityDanger({
    symptoms: told.flatMap((entry) => entry.signs),
    vitals: measured.map(({ date, weight, systolic, diastolic }) => ({
      date: dayHere(new Date(date)),
      weightKg: weight,
      systolic,
      diastolic,
    })),
  });
  if (level !== 'urgent' && level !== 'emergency') return undefined;
  const tooHigh = signs.some((sign) => sign.startsWith('pressure'))
    ? measured.find(({ systolic, diastolic }) => isHigh({ systolic, diastolic }))
    : undefined;
  return { level, signs, reading: tooHigh && `${tooHigh.systolic}/${tooHigh.diastolic}` };
}

/** Whether the blood pressure is dangerous in pregnancy. */
export const isHigh = ({ systolic, diastolic }: Pick<VitalsEntry, 'systolic' | 'diastolic'>): boolean =>
  systolic >= 140 || diastolic >= 90;
