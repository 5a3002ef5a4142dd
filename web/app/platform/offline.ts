import type { Language } from '@lakou/i18n';
import { isLowData } from './low-data.ts';
import { canKeepTexts } from './missing-texts.ts';

/** In low-data mode neither the screens of an area nor the letters are stored before they are used. */
const wantedNow = (area: string | undefined) =>
  isLowData() ? { area: undefined, fonts: false } : { area, fonts: true };

/** Long after the first screen can be used, so that nothing waits for it. */
const TEXTS_LATER_MS = 6000;

/** Stores all guides, first aid, medicines and the symptom checker in one language; resolves when they are stored. */
export async function keepTexts(lang: Language): Promise<void> {
  if (!canKeepTexts()) return;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
  });
  active?.postMessage({ type: 'keep-texts', lang }, [port2]);
  await done;
}

/**
 * Asks the service worker to store the app on this device: the common files, and those of one role's area. In low-data
 * mode a screen of the area is stored when it is opened, and the texts when somebody asks.
 */
export function keepAppOffline(lang: Language, area?: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js').then(async () => {
    const { active } = await navigator.serviceWorker.ready;
    // What this page requested before the service worker was active, and what of it arrives later.
    const activeSince = performance.now();
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ type: 'keep-app', lang, ...wantedNow(area), asked });
    if (area === 'patient') setTimeout(() => void (isLowData() || keepTexts(lang)), TEXTS_LATER_MS);
    new PerformanceObserver((list) => {
      const late = list.getEntries().filter(({ startTime }) => startTime < activeSince);
      const names = late.map(({ name }) => name);
      if (names.length > 0) active?.postMessage({ type: 'keep-reference', asked: names });
    }).observe({ type: 'resource' });
  });
}
