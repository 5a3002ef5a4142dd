import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { forgetPush, keepPush } from '../../platform/push.ts';
import { useUser } from '../../platform/session.ts';

/** Whether this browser supports push messages. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export class PushRefused extends Error {}

async function subscribe(userId: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused();
  const { publicKey } = await api('GET /api/push/key');
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await keepPush(subscription, userId);
}

async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  await forgetPush();
}

/** Turns push messages of this browser on or off, before the setting is saved. */
export function usePush() {
  const { id } = useUser();
  return useMutation({ mutationFn: (on: boolean) => (on ? subscribe(id) : unsubscribe()) });
}
