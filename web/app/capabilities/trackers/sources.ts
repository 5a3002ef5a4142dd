import type { VitalSource } from '@lakou/clinical';

/** The names of publications, which are the same in every language; the WHO is translated. */
const NAMES: Readonly<Record<Exclude<VitalSource, 'who_imci' | 'who_oximetry'>, string>> = {
  fleming_2011: 'Fleming, Lancet 2011',
  aha: 'American Heart Association',
  news2_2017: 'Royal College of Physicians, NEWS2 (2017)',
  nice_ng143: 'NICE NG143',
  ada: 'American Diabetes Association',
  cdc: 'CDC',
};

export const PRESSURE_SOURCE = 'ACC/AHA 2017';
export const RISK_SOURCE = 'D’Agostino et al., Circulation 2008;117:743';
export const BAND_SOURCE = 'Canadian Cardiovascular Society';

export const sourceName = (source: VitalSource, who: string): string =>
  source === 'who_imci' || source === 'who_oximetry' ? who : NAMES[source];
