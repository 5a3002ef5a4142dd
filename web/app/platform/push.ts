import { api } from './api/api.ts';

// What the server calls this browser, and who turned it on here.
const SUBSCRIPTION = 'pushSubscription';
const SUBSCRIBER = 'pushSubscriber';

/** Tells the server how this browser is reached, until this session ends. */
export async function keepPush(subscription: PushSubscription, userId: string): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  const saved = await api('POST /api/push/subscriptions', {
    body: { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  });
  localStorage.setItem(SUBSCRIPTION, saved.id);
  localStorage.setItem(SUBSCRIBER, userId);
}

export async function forgetPush(): Promise<void> {
  const id = localStorage.getItem(SUBSCRIPTION);
  localStorage.removeItem(SUBSCRIPTION);
  localStorage.removeItem(SUBSCRIBER);
  // Gone already is as good as removed.
  if (id) await api('DELETE /api/push/subscriptions/:id', { params: { id } }).catch(() => undefined);
}

/** With each session the server learns anew how to reach them here; nobody else who signs in on this phone. */
export async function renewPush(userId: string): Promise<void> {
  if (localStorage.getItem(SUBSCRIBER) !== userId || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  // The next time the app is opened will do as well.
  if (subscription) await keepPush(subscription, userId).catch(() => undefined);
}
