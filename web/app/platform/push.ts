import { api } from './api/api.ts';

// The id that the server gave to this browser's subscription, and the user who turned it on.
const SUBSCRIPTION = 'pushSubscription';
const SUBSCRIBER = 'pushSubscriber';

/** Sends this browser's subscription to the server, which keeps it until the session ends. */
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
  // A subscription that is already deleted needs no error message.
  if (id) await api('DELETE /api/push/subscriptions/:id', { params: { id } }).catch(() => undefined);
}

/** The key that a browser subscribed with, as the server writes it. */
export const keyText = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The subscription, or a new one where the server has another key since. */
async function withCurrentKey(
  { pushManager }: ServiceWorkerRegistration,
  subscription: PushSubscription,
): Promise<PushSubscription> {
  const used = subscription.options?.applicationServerKey;
  if (!used) return subscription;
  const { publicKey } = await api('GET /api/push/key');
  if (keyText(used) === publicKey) return subscription;
  await subscription.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Each session registers the subscription again, but only for the user who turned push messages on in this browser. */
export async function renewPush(userId: string): Promise<void> {
  if (localStorage.getItem(SUBSCRIBER) !== userId || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  // A failure can be ignored: the app tries again when it is opened next.
  if (subscription)
    await withCurrentKey(worker, subscription)
      .then((current) => keepPush(current, userId))
      .catch(() => undefined);
}
