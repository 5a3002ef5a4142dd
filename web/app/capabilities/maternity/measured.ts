import type { Measurement } from '@lakou/contract/measurements';

type WithPressure = Measurement & { systolic: number; diastolic: number };
type WithWeight = Measurement & { weight: number };

export const hasPressure = (one: Measurement): one is WithPressure =>
  one.systolic !== null && one.diastolic !== null;
export const hasWeight = (one: Measurement): one is WithWeight => one.weight !== null;

/** What the pregnancy's card lists: pressure, weight and danger signs. */
export const isListed = (one: Measurement): boolean =>
  hasPressure(one) || hasWeight(one) || one.signs.length > 0;

export type { WithPressure, WithWeight };
