import type { Input, LakouContract, Result } from '@lakou/contract';
import { ApiError, type ApiErrorCode, addressOf, api } from '../api/api.ts';
import { openKey } from '../device/open-key.ts';
import { queryClient } from '../query.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import type { ItemKind, OutboxItem, Refusal, StoredItem } from './item.ts';
import { itemsOf } from './items.ts';
import { alone, CHANNEL, SYNC_TAG } from './one-sender.ts';
import { postItem } from './post.ts';

// The outbox of who is signed in: one per tab, over one store.

const PATIENCE_MS = 8000;
const AGAIN_MS = 15_000;

/** What is read again when an item of this kind has arrived. */
const READ_AGAIN: Readonly<Record<ItemKind, readonly string[]>> = {
  measurement: ['measurements', 'maternity'],
  symptom: ['trackers'],
  activity: ['trackers'],
  cycle: ['cycle'],
  journal: ['maternity', 'measurements'],
  message: ['messages'],
  dose: ['record'],
  booking: ['bookings', 'notifications'],
  homeVisit: ['health-workers'],
};

export interface OutboxState {
  readonly items: readonly StoredItem[];
  readonly sending: string | undefined;
  /** Whether the device has been asked yet. */
  readonly isKnown: boolean;
  /** Wishes for a visit that the server has taken while this page is open, for the person to look at. */
  readonly booked: readonly OutboxItem[];
}
const NOTHING: OutboxState = { items: [], sending: undefined, isKnown: false, booked: [] };

let state = NOTHING;
let current: { readonly userId: string; readonly outbox: Promise<Outbox | undefined> } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
/** Thrown away here or in another tab: what has left otherwise has arrived. */
const discarded = new Set<string>();
/** Opened in the browser only: where pages are built, it would keep the process alive. */
let channel: BroadcastChannel | undefined;

const readAgain = ({ kind }: Pick<OutboxItem, 'kind'>) =>
  Promise.all(READ_AGAIN[kind].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

function show(next: OutboxState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Shows what waits; what a form has submitted this moment is left out. */
async function look(outbox: Outbox): Promise<void> {
  const all = await outbox.list();
  const before = state.items;
  const isLeft = new Set(all.map(({ id }) => id));
  const gone = before.filter(({ id }) => !isLeft.has(id));
  const booked = gone.filter(({ id, kind }) => kind === 'booking' && !discarded.has(id));
  show({
    items: all.filter(({ id }) => !outbox.isAwaited(id)),
    sending: outbox.sending(),
    isKnown: true,
    booked: [...state.booked, ...booked],
  });
  for (const item of gone) void readAgain(item);
}

async function create(userId: string): Promise<Outbox | undefined> {
  const key = await openKey(userId);
  if (!key) return undefined;
  const outbox: Outbox = createOutbox({
    items: itemsOf(userId, key),
    post: postItem,
    isOnline: () => navigator.onLine,
    alone,
    patience: PATIENCE_MS,
    onChange: () => {
      void look(outbox).catch(() => undefined);
      channel?.postMessage('changed');
    },
  });
  return outbox;
}

function outboxOf(userId: string): Promise<Outbox | undefined> {
  if (current?.userId === userId) return current.outbox;
  const mine = { userId, outbox: create(userId).catch(() => undefined) };
  current = mine;
  void mine.outbox.then((outbox) => {
    if (!outbox && current === mine) current = undefined;
  });
  return mine.outbox;
}

/** Asks the browser to send later, also when the app is closed; not every browser can. */
async function askForSync(): Promise<void> {
  const worker: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } } =
    await navigator.serviceWorker.ready;
  await worker.sync?.register(SYNC_TAG);
}

/** Nobody knows when there will be a network, or a server: it is tried again and again. */
function sendLater(outbox: Outbox): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(outbox), AGAIN_MS);
}

async function flush(outbox: Outbox, send = outbox.flush): Promise<void> {
  clearTimeout(timer);
  if ((await send()) === 'away') sendLater(outbox);
}

/** Sends what was left, now and whenever the network or the person comes back; ends with the returned function. */
export function startOutbox(userId: string): () => void {
  let isOver = false;
  channel ??= globalThis.BroadcastChannel && new BroadcastChannel(CHANNEL);
  const go = async () => {
    const outbox = await outboxOf(userId);
    if (isOver) return;
    if (!outbox) return show({ ...NOTHING, isKnown: true });
    await look(outbox);
    await flush(outbox);
  };
  const again = () => void go().catch(() => undefined);
  const seen = () => document.visibilityState === 'visible' && again();
  const hear = async ({ data }: MessageEvent<{ discarded?: string } | string>) => {
    if (typeof data === 'object' && data.discarded) discarded.add(data.discarded);
    const outbox = await outboxOf(userId);
    if (outbox && !isOver) await look(outbox);
  };
  again();
  addEventListener('online', again);
  document.addEventListener('visibilitychange', seen);
  channel?.addEventListener('message', hear);
  return () => {
    isOver = true;
    if (current?.userId === userId) current = undefined;
    clearTimeout(timer);
    removeEventListener('online', again);
    document.removeEventListener('visibilitychange', seen);
    channel?.removeEventListener('message', hear);
    show(NOTHING);
  };
}

/** What was refused, like the reply of a call. */
export const errorOf = ({ code, status, slots, saved }: Refusal): ApiError =>
  new ApiError(code as ApiErrorCode, code, status, {
    ...(slots && { slots: [...slots] }),
    ...(saved !== undefined && { saved }),
  });

type PostKey = Extract<keyof LakouContract, `POST ${string}`>;
type Entry = Pick<OutboxItem, 'id' | 'userId' | 'kind' | 'name' | 'voice'> & {
  /** What waits under this id gives way to it. */
  readonly replaces?: boolean;
};
type Written<K extends PostKey> =
  | { readonly state: 'sent'; readonly reply: Result<LakouContract[K]> | undefined }
  | { readonly state: 'kept' };

/**
 * Posts an entry that has an id of its own. Without a network it is kept and sent later, once; what the server refuses
 * is thrown, like by `api`.
 */
export async function sendOrKeep<K extends PostKey>(
  key: K,
  input: Input<LakouContract[K]> & { body: object; params?: Record<string, string> },
  entry: Entry,
): Promise<Written<K>> {
  const outbox = await outboxOf(entry.userId);
  const { replaces = false, ...named } = entry;
  const item = {
    ...named,
    path: addressOf(key.slice('POST '.length), input.params ? { params: input.params } : {}),
    body: { ...input.body },
    writtenAt: new Date().toISOString(),
  };
  if (!outbox && entry.voice) {
    const outcome = await postItem(item);
    if (outcome.state === 'refused') throw errorOf(outcome.refusal);
    if (outcome.state === 'away')
      throw new ApiError('offline', 'the recording cannot be kept on this device');
    return { state: 'sent', reply: outcome.reply as Result<LakouContract[K]> };
  }
  if (!outbox) {
    const direct = api as unknown as (key: K, input: unknown) => Promise<Result<LakouContract[K]>>;
    return { state: 'sent', reply: await direct(key, { ...input, idempotencyKey: entry.id }) };
  }
  const submitted = await outbox.submit(item, replaces);
  if (submitted.state === 'refused') throw errorOf(submitted.refusal);
  if (submitted.state === 'sent')
    return { state: 'sent', reply: submitted.reply as Result<LakouContract[K]> };
  void askForSync().catch(() => undefined);
  sendLater(outbox);
  return submitted;
}

/** The store behind `useOutbox`. */
export const outboxState = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => state,
};

async function withOutbox(userId: string, work: (outbox: Outbox) => Promise<unknown>): Promise<void> {
  const outbox = await outboxOf(userId);
  if (outbox) await work(outbox);
}

export const sendNow = (userId: string) => withOutbox(userId, (outbox) => flush(outbox));
export const retryItem = (item: StoredItem) =>
  withOutbox(item.userId, (outbox) => flush(outbox, () => outbox.retry(item)));
export function discardItem(item: OutboxItem): Promise<void> {
  discarded.add(item.id);
  channel?.postMessage({ discarded: item.id });
  return withOutbox(item.userId, (outbox) => outbox.discard(item));
}

/** They were looked at. */
export const forgetBooked = (): void => show({ ...state, booked: [] });

const changed = ({ seq: _seq, ...item }: StoredItem, changes: Record<string, unknown>): OutboxItem => ({
  ...item,
  body: { ...item.body, ...changes },
  tried: false,
  refusal: undefined,
});

/** Changes what waits, under the id that it has, for a form that is told what is refused; what has left is thrown. */
export const replaceItem = (item: StoredItem, changes: Record<string, unknown>) =>
  withOutbox(item.userId, async (outbox) => {
    const submitted = await outbox.submit(changed(item, changes), true);
    if (submitted.state === 'refused') throw errorOf(submitted.refusal);
    if (submitted.state === 'kept') sendLater(outbox);
  });

/** Changes what waits without a form: what is refused again stays in the list. What has left is thrown. */
export const changeItem = (item: StoredItem, changes: Record<string, unknown>) =>
  withOutbox(item.userId, async (outbox) => {
    if (!(await outbox.change(changed(item, changes)))) throw errorOf({ code: 'item_changed', status: 409 });
    void flush(outbox);
  });
