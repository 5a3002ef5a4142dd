import type { Language } from '@lakou/i18n';

/** Asks the service worker to keep the app on this device, so that it opens without a network. */
export function keepAppOffline(lang: Language): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js').then(async () => {
    const { active } = await navigator.serviceWorker.ready;
    // What this page asked for before the worker was there to see it.
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ type: 'keep-app', lang, asked });
  });
}
