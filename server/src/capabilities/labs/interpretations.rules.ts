import type { LabFlag } from '@lakou/contract/labs';

/** How FHIR codes what a flag says of a value. */
export const INTERPRETATIONS: Readonly<Record<LabFlag, string | undefined>> = {
  critical_low: 'LL',
  low: 'L',
  normal: 'N',
  high: 'H',
  critical_high: 'HH',
  abnormal: 'A',
  critical_abnormal: 'AA',
  unknown: undefined,
};
