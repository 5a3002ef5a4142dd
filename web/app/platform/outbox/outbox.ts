import type { Input, LakouContract, Result } from '@lakou/contract';
import { ApiError, type ApiErrorCode, addressOf, api } from '../api/api.ts';
import { openKey } from '../device/open-key.ts';
import { queryClient } from '../query.ts';
import { atMostEvery } from './at-most-every.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import type { ItemKind, OutboxItem, Refusal, StoredItem } from './item.ts';
import { itemsOf } from './items.ts';
import { alone, CHANNEL, SYNC_TAG } from './one-sender.ts';
import { NOTHING, outboxState, show } from './outbox-state.ts';
import { postItem } from './post.ts';

// The outbox of who is signed in: one per tab, over one store.

const PATIENCE_MS = 8000;
const AGAIN_MS = 15_000;
/** Two hundred entries leave in seconds: drawing the list for each would take longer than sending them. */
const LOOK_EVERY_MS = 200;

/** What is read again when an item of this kind has arrived. */
const READ_AGAIN: Readonly<Record<ItemKind, readonly string[]>> = {
  measurement: ['measurements', 'maternity'],
  symptom: ['trackers'],
  activity: ['trackers'],
  cycle: ['cycle'],
  journal: ['maternity', 'measurements'],
  message: ['messages'],
  recording: ['visit-notes'],
  dose: ['record'],
  booking: ['bookings', 'notifications'],
  homeVisit: ['health-workers'],
  clock: ['staff'],
};

let current: { readonly userId: string; readonly outbox: Promise<Outbox | undefined> } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Thrown away here or in another tab: what has left otherwise has arrived. */
const discarded = new Set<string>();
/** Opened in the browser only: where pages are built, it would keep the process alive. */
let channel: BroadcastChannel | undefined;

function readAgain(gone: readonly OutboxItem[]): void {
  const keys = new Set(gone.flatMap(({ kind }) => READ_AGAIN[kind]));
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Shows what waits; what a form has submitted this moment is left out. */
async function look(outbox: Outbox): Promise<void> {
  const all = await outbox.list();
  const { items: before, booked: seen } = outboxState.get();
  const isLeft = new Set(all.map(({ id }) => id));
  const gone = before.filter(({ id }) => !isLeft.has(id));
  const booked = gone.filter(({ id, kind }) => kind === 'booking' && !discarded.has(id));
  show({
    items: all.filter(({ id }) => !outbox.isAwaited(id)),
    sending: outbox.sending(),
    isKnown: true,
    booked: [...seen, ...booked],
  });
  readAgain(gone);
}

async function create(userId: string): Promise<Outbox | undefined> {
  const key = await openKey(userId);
  if (!key) return undefined;
  const lookSoon = atMostEvery(LOOK_EVERY_MS, async () => {
    if (current?.userId === userId) await look(outbox);
  });
  const outbox: Outbox = createOutbox({
    items: itemsOf(userId, key),
    post: postItem,
    isOnline: () => navigator.onLine,
    alone,
    patience: PATIENCE_MS,
    onChange: () => {
      lookSoon();
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
  const lookAgain = atMostEvery(LOOK_EVERY_MS, async () => {
    const outbox = await outboxOf(userId);
    if (outbox && !isOver) await look(outbox);
  });
  const hear = ({ data }: MessageEvent<{ discarded?: string } | string>) => {
    if (typeof data === 'object' && data.discarded) discarded.add(data.discarded);
    lookAgain();
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

/** The file of a recording has no id before it is uploaded. */
type BeforeUpload<I> = I extends { body: infer Body } ? Omit<I, 'body'> & { body: Omit<Body, 'fileId'> } : I;
type Posted<K extends PostKey> = BeforeUpload<Input<LakouContract[K]>> & {
  body: object;
  params?: Record<string, string>;
};

const itemOf = <K extends PostKey>(
  key: K,
  { params, body }: Posted<K>,
  named: Omit<Entry, 'replaces'>,
): OutboxItem => ({
  ...named,
  path: addressOf(key.slice('POST '.length), params ? { params } : {}),
  body: { ...body },
  writtenAt: new Date().toISOString(),
});

/** False where the device keeps nothing, or has no room. */
const isWritten = (outbox: Outbox | undefined, item: OutboxItem): Promise<boolean> =>
  outbox
    ? outbox.keep(item).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);

/** Keeps a recording on the device until its person sends it; false where that is not possible. */
export const holdBack = async <K extends PostKey>(key: K, input: Posted<K>, entry: Entry): Promise<boolean> =>
  isWritten(await outboxOf(entry.userId), { ...itemOf(key, input, entry), held: true });

/** Uploads a recording that the device cannot keep. */
async function postNow(item: OutboxItem): Promise<unknown> {
  const outcome = await postItem(item);
  if (outcome.state === 'refused') throw errorOf(outcome.refusal);
  if (outcome.state === 'away') throw new ApiError('offline', 'the recording cannot be kept on this device');
  return outcome.reply;
}

/** Leaves a recording to the outbox at once: what is refused stays there with its reason, and is not lost. */
export async function keepAndSend<K extends PostKey>(key: K, input: Posted<K>, entry: Entry): Promise<void> {
  const outbox = await outboxOf(entry.userId);
  const item = itemOf(key, input, entry);
  if (!outbox || !(await isWritten(outbox, item))) return void (await postNow(item));
  void askForSync().catch(() => undefined);
  void flush(outbox);
}

/**
 * Posts an entry that has an id of its own. Without a network it is kept and sent later, once; what the server refuses
 * is thrown, like by `api`.
 */
export async function sendOrKeep<K extends PostKey>(
  key: K,
  input: Posted<K>,
  entry: Entry,
): Promise<Written<K>> {
  const outbox = await outboxOf(entry.userId);
  const { replaces = false, ...named } = entry;
  const item = itemOf(key, input, named);
  if (!outbox && entry.voice)
    return { state: 'sent', reply: (await postNow(item)) as Result<LakouContract[K]> };
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

async function withOutbox(userId: string, work: (outbox: Outbox) => Promise<unknown>): Promise<void> {
  const outbox = await outboxOf(userId);
  if (outbox) await work(outbox);
}

export const sendNow = (userId: string) => withOutbox(userId, (outbox) => flush(outbox));
export const retryItem = (item: StoredItem) =>
  withOutbox(item.userId, (outbox) => flush(outbox, () => outbox.retry(item)));
export const releaseItem = (item: StoredItem) =>
  withOutbox(item.userId, (outbox) => flush(outbox, () => outbox.release(item)));
export function discardItem(item: Pick<OutboxItem, 'id' | 'userId'>): Promise<void> {
  discarded.add(item.id);
  channel?.postMessage({ discarded: item.id });
  return withOutbox(item.userId, (outbox) => outbox.discard(item));
}

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
