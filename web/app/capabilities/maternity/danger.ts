import {
  assessMaternityDanger,
  findPressureLevel,
  isDangerousPressure,
  type MaternitySign,
} from '@lakou/clinical';
import type { JournalEntry } from '@lakou/contract/maternity';
import type { Measurement } from '@lakou/contract/measurements';
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
  vitals: readonly Pick<Measurement, 'at' | 'systolic' | 'diastolic' | 'weight' | 'signs'>[];
  journal: readonly Pick<JournalEntry, 'date' | 'signs'>[];
  now: Date;
}

/** The urgent findings in her entries; undefined when there are none. */
export function dangerNow({ vitals, journal, now }: Noted): DangerNow | undefined {
  const since = (span: number) => new Date(now.getTime() - span).toISOString();
  const measured = vitals.filter(({ at }) => at >= since(MEASURED_MS));
  const told = [...vitals.map(({ at, signs }) => ({ date: at, signs })), ...journal].filter(
    ({ date }) => date >= since(TOLD_MS),
  );
  const { level, signs } = assessMaternityDanger({
    symptoms: told.flatMap((entry) => entry.signs),
    // The rules ignore what was not measured.
    vitals: measured.map(({ at, weight, systolic, diastolic }) => ({
      date: dayHere(new Date(at)),
      weightKg: weight ?? Number.NaN,
      systolic: systolic ?? Number.NaN,
      diastolic: diastolic ?? Number.NaN,
    })),
  });
  if (level !== 'urgent' && level !== 'emergency') return undefined;
  const tooHigh = signs.some((sign) => sign.startsWith('pressure')) ? measured.find(isHigh) : undefined;
  return { level, signs, reading: tooHigh && `${tooHigh.systolic}/${tooHigh.diastolic}` };
}

/** Whether the blood pressure is dangerous in pregnancy. */
export const isHigh = ({ systolic, diastolic }: Pick<Measurement, 'systolic' | 'diastolic'>): boolean =>
  systolic !== null &&
  diastolic !== null &&
  isDangerousPressure(findPressureLevel({ systolic, diastolic }, { ageMonths: undefined, pregnant: true }));
