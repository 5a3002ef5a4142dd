import type { Language } from '@lakou/i18n';

/** Asks the service worker to store the app on this device: the common files, and those of one role's area. */
export function keepAppOffline(lang: Language, area?: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js').then(async () => {
    const { active } = await navigator.serviceWorker.ready;
    // The files that this page requested before the service worker was active.
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ type: 'keep-app', lang, area, asked });
  });
}
