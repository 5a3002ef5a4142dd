export const COUNTRIES = ['HT', 'US'] as const;

const COUNTRY_NAMES: Readonly<Record<string, (typeof COUNTRIES)[number]>> = {
  haiti: 'HT',
  haïti: 'HT',
  ayiti: 'HT',
  'united states': 'US',
  usa: 'US',
  'états-unis': 'US',
  etazini: 'US',
};
/** The code of a country given by its name in one of our languages; any other text in capitals. */
export const countryCodeOf = (text: string): string =>
  COUNTRY_NAMES[text.trim().normalize('NFC').toLowerCase()] ?? text.trim().toUpperCase();

export const STARS = [1, 2, 3, 4, 5] as const;
export const LONGEST_REVIEW = 1000;
export const LONGEST_REVIEW_REPLY = 500;

/** The orders of a list of providers; the first is used when none is asked for. */
export const PROVIDER_SORTS = ['rating', 'soonest', 'nearest', 'price'] as const;
/** How many providers a patient may keep as favourites. */
export const MOST_FAVOURITES = 100;

/** What a search that finds nobody can leave out or widen, in the order in which it is offered. */
export const WIDENINGS = [
  'any_day',
  'km_50',
  'km_100',
  'any_price',
  'any_gender',
  'any_language',
  'video',
  'anywhere',
  'any_country',
] as const;
/** More than these are not counted. */
export const MOST_COUNTED = 100;
