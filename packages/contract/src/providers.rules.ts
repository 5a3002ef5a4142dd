export const COUNTRIES = ['HT', 'US'] as const;

const COUNTRY_NAMES: Readonly<Record<string, (typeof COUNTRIES)[number]>> = {
  haiti: 'HT',
  'united states': 'US',
};
/** The code of a country given by its English name; any other text in capitals. */
export const countryCodeOf = (text: string): string =>
  COUNTRY_NAMES[text.trim().toLowerCase()] ?? text.trim().toUpperCase();

export const STARS = [1, 2, 3, 4, 5] as const;
export const LONGEST_REVIEW = 1000;
export const LONGEST_REVIEW_REPLY = 500;
