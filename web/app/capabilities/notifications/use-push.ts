import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const KEY = 'pushSubscription';

/** Whether this browser can be told while the app is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export class PushRefused extends Error {}

async function subscribe(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused();
  const { publicKey } = await api('GET /api/push/key');
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys } = subscription.toJSON();
  const saved = await api('POST /api/push/subscriptions', {
    body: { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  });
  localStorage.setItem(KEY, saved.id);
}

async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const id = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  // Gone already is as good as removed.
  if (id) await api('DELETE /api/push/subscriptions/:id', { params: { id } }).catch(() => undefined);
}

/** Turns this browser's own notifications on or off, before the setting is saved. */
export const usePush = () => useMutation({ mutationFn: (on: boolean) => (on ? subscribe() : unsubscribe()) });
