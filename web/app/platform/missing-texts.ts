import type { Language } from '@lakou/i18n';
import { ADDRESSES, ASSETS_CACHE, PLACES, REFERENCE_CACHE } from './kept-texts.ts';

/** The file with the engine of the symptom checker. */
const ENGINE = /\/assets\/check-here-[\w-]+\.js$/;

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

/** What this device keeps for a screen that reads one address; undefined when it does not. */
export async function findKeptText<T>(place: keyof typeof ADDRESSES, lang: Language): Promise<T | undefined> {
  if (!canKeepTexts()) return undefined;
  const [address = ''] = ADDRESSES[place](lang);
  const kept = await (await caches.open(REFERENCE_CACHE)).match(address, { ignoreVary: true });
  return kept?.json();
}
