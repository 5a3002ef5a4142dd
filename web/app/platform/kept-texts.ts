import type { Language } from '@lakou/i18n';

// What is the same for everybody and is kept whole on a device, so that these screens open without a network.

/** The addresses that each screen reads, in one language. */
export const ADDRESSES = {
  '/app/first-aid': (lang: Language) => [`/api/first-aid?lang=${lang}`, `/api/first-aid/kit?lang=${lang}`],
  '/app/education': (lang: Language) => [`/api/features/education/content?category=all&lang=${lang}`],
  '/app/medicines': (lang: Language) => [`/api/medicines/details?lang=${lang}`],
  '/app/symptom-checker': (lang: Language) => [`/api/ai/symptom-checker/words?lang=${lang}`],
} as const;

export const PLACES = Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[];
const TIPS = '/api/maternity/tips';
export const REFERENCE_CACHE = 'reference';
export const ASSETS_CACHE = 'assets';

export const textAddresses = (lang: Language): string[] => [
  ...PLACES.flatMap((place) => ADDRESSES[place](lang)),
  TIPS,
];
