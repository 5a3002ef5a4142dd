import {
  assessMeasurement,
  type MeasuredEntry,
  type MeasuredPerson,
  type MeasurementDanger,
} from '@lakou/clinical';
import type { Measurement } from '@lakou/contract/measurements';
import { EARLIER_DAYS } from '@lakou/contract/measurements.rules';

/** What a sheet sends; nothing of it must be there, but something. */
export type Values = Pick<
  Measurement,
  | 'systolic'
  | 'diastolic'
  | 'heartRate'
  | 'temperature'
  | 'oxygen'
  | 'weight'
  | 'glucose'
  | 'fasting'
  | 'signs'
  | 'height'
  | 'armMm'
  | 'swollenFeet'
> & { at: string };

export const NO_VALUES: Omit<Values, 'at'> = {
  systolic: null,
  diastolic: null,
  heartRate: null,
  temperature: null,
  oxygen: null,
  weight: null,
  glucose: null,
  fasting: null,
  signs: [],
  height: null,
  armMm: null,
  swollenFeet: null,
};

const entryOf = ({ at, ...values }: Values): MeasuredEntry => ({ ...values, at: new Date(at) });
const DAY_MS = 24 * 3600 * 1000;

/** The verdict of this device, by the rules that the server uses: it is there before any reply, and without a network. */
export function judgeHere(
  values: Values,
  earlier: readonly (Values & Pick<Measurement, 'pregnant'>)[],
  person: MeasuredPerson,
): MeasurementDanger | undefined {
  const entry = entryOf(values);
  const from = entry.at.getTime() - EARLIER_DAYS * DAY_MS;
  const near = earlier.filter(({ at, pregnant }) => Date.parse(at) >= from && pregnant === person.pregnant);
  return assessMeasurement({ entry, earlier: near.map(entryOf), person, now: new Date() });
}
