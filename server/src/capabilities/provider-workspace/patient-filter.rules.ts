import type { PatientFilter, PatientFlag } from '@lakou/contract/provider-workspace';

/** The flags that a filter asks for. */
export const flagsOf = (filter: PatientFilter): readonly PatientFlag[] =>
  filter === 'pregnant' ? ['pregnant', 'pregnancy_risk'] : [filter];
