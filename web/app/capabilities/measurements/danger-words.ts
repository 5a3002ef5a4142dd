import type { MeasurementSign } from '@lakou/clinical';
import type { Answer } from './use-save-measurement.ts';

type Noted = Pick<Answer, 'systolic' | 'diastolic' | 'danger'>;

const isPressureSign = (sign: string): boolean => sign.startsWith('pressure');
export const isCriticalSign = (sign: string): boolean =>
  sign.includes('_critical_') || sign === 'pressure_crisis';

/** The blood pressure, where it is part of the danger. */
export const pressureIn = ({ systolic, diastolic, danger }: Noted): string | undefined =>
  danger.signs.some(isPressureSign) && systolic !== null ? `${systolic}/${diastolic}` : undefined;

type Title = 'pressureEmergency' | 'pressureUrgent' | 'harm' | 'critical' | 'emergency' | 'urgent';

/** Which sentence says what to do first. */
export function titleOf({
  level,
  signs,
}: {
  level: 'urgent' | 'emergency';
  signs: readonly string[];
}): Title {
  if (signs.length === 1 && signs[0] === 'thoughts_of_harm') return 'harm';
  if (signs.includes('pressure_severe')) return 'pressureEmergency';
  if (signs.some(isCriticalSign)) return 'critical';
  if (level === 'emergency') return 'emergency';
  return signs.some(isPressureSign) ? 'pressureUrgent' : 'urgent';
}

/** The signs that are named below the title: what was told, and what a value alone does not show. */
export const toldSigns = (signs: readonly string[]): MeasurementSign[] =>
  (signs as MeasurementSign[]).filter((sign) => !isPressureSign(sign) && !isCriticalSign(sign));

type Stored = Pick<Answer, 'isSaved' | 'isSending' | 'isKept' | 'isOnlyHere'>;

/** Where the measurement is. One that the server has and finds harmless is saved, too. */
export function storedAs({
  isSaved,
  isSending,
  isKept,
  isOnlyHere,
}: Stored): 'saved' | 'kept' | 'sending' | 'unsaved' {
  if (isSaved || isOnlyHere) return 'saved';
  if (isKept) return 'kept';
  return isSending ? 'sending' : 'unsaved';
}
