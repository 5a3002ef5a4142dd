import type { Measurement } from '@lakou/contract/measurements';
import type { MeasurementRow } from './measurements.store.ts';

/** Who treats her learns of a pregnancy, and of what it makes dangerous, only where she shares it. */
export function viewMeasurement(row: MeasurementRow, byProvider: boolean): Measurement {
  const { at, profileId, shared, dangerLevel, dangerSigns, acknowledgedAt, ...rest } = row;
  const inPregnancy = profileId !== null;
  const isHidden = byProvider && inPregnancy && !shared;
  return {
    ...rest,
    at: at.toISOString(),
    pregnant: inPregnancy && !isHidden,
    danger:
      dangerLevel && !isHidden
        ? {
            level: dangerLevel,
            signs: dangerSigns ?? [],
            acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
          }
        : null,
  };
}
