export const VACCINE_COUNTRIES = ['HT', 'US'] as const;
export type VaccineCountry = (typeof VACCINE_COUNTRIES)[number];

/** In the order of a list to choose from: the common ones of both countries first. */
export const VACCINE_CHOICES = [
  'bcg',
  'penta',
  'opv',
  'ipv',
  'rota',
  'pcv',
  'mr',
  'mmr',
  'mmrv',
  'varicella',
  'hepb',
  'hepa',
  'dtap',
  'hib',
  'dtap_hepb_ipv',
  'dtap_ipv_hib',
  'dtap_ipv_hib_hepb',
  'dtap_ipv',
  'td',
  'tdap',
  'hpv',
  'menacwy',
  'menb',
  'flu',
] as const;
export type VaccineChoice = (typeof VACCINE_CHOICES)[number];

export const DOSE_STATES = ['given', 'due', 'late', 'next', 'ask'] as const;

/** Why somebody asks: too old to begin without asking, or what the schedule itself leaves open. */
export const VACCINE_ASKS = [
  'too_old',
  'age_unsure',
  'girls_unsure',
  'women',
  'brand',
  'yearly',
  'shared',
] as const;
