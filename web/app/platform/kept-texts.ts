import type { Language } from '@lakou/i18n';

// What is the same for everybody and is kept whole on a device, so that these screens open without a network.

/** The addresses that each screen reads, in one language. */
const ADDRESSES = {
  '/app/first-aid': (lang: Language) => [`/api/first-aid?lang=${lang}`, `/api/first-aid/kit?lang=${lang}`],
  '/app/education': (lang: Language) => [`/api/features/education/content?category=all&lang=${lang}`],
  '/app/medicines': (lang: Language) => [`/api/medicines/details?lang=${lang}`],
  '/app/symptom-checker': (lang: Language) => [`/api/ai/symptom-checker/words?lang=${lang}`],
} as const;

const PLACES = Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[];
const TIPS = '/api/maternity/tips';
/** The file with the engine of the symptom checker. */
const ENGINE = /\/assets\/check-here-[\w-]+\.js$/;

export const REFERENCE_CACHE = 'reference';
export const ASSETS_CACHE = 'assets';

export const textAddresses = (lang: Language): string[] => [
  ...PLACES.flatMap((place) => ADDRESSES[place](lang)),
  TIPS,
];

/** Whether this device can keep anything: the service worker does it, and it needs a secure page. */
export const canKeepTexts = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis;

/** The screens of which this device does not have everything yet. */
export async function findMissingTexts(lang: Language): Promise<ReadonlySet<string>> {
  const missing = new Set<string>();
  if (!canKeepTexts()) return missing;
  const reference = await caches.open(REFERENCE_CACHE);
  for (const place of PLACES)
    for (const address of ADDRESSES[place](lang))
      if (!(await reference.match(address, { ignoreVary: true }))) missing.add(place);
  const files = await (await caches.open(ASSETS_CACHE)).keys();
  if (!files.some(({ url }) => ENGINE.test(new URL(url).pathname))) missing.add('/app/symptom-checker');
  return missing;
}
