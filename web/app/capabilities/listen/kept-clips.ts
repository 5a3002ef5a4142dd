const CACHE = 'speech';

/** Whether this device can store clips: the service worker plays them, and it needs a secure page. */
export const canKeepClips = () =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis;

export async function areKept(clips: readonly string[]): Promise<boolean> {
  const cache = await caches.open(CACHE);
  const found = await Promise.all(clips.map((clip) => cache.match(clip)));
  return found.every((clip) => clip !== undefined);
}

/** Stores these clips for when there is no network. */
export async function keepClips(clips: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...new Set(clips)]);
}

export async function forgetClips(clips: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(clips.map((clip) => cache.delete(clip)));
}
