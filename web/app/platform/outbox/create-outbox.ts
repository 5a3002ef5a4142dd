import { drain } from './drain.ts';
import {
  type ItemStore,
  isEditable,
  type OutboxItem,
  type Outcome,
  type Refusal,
  type StoredItem,
} from './item.ts';

interface OutboxOptions {
  readonly items: ItemStore;
  readonly post: (item: OutboxItem) => Promise<Outcome>;
  readonly isOnline: () => boolean;
  /** Runs the work alone, over all tabs and the service worker. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly onChange: () => void;
  /** How long a form waits for the reply before the item is left to itself, in milliseconds. */
  readonly patience: number;
}

/** The entry that was to be replaced has left, or may have. */
const GONE: Refusal = { code: 'item_changed', status: 409 };

/** `kept`: it is on this device and will be sent. */
export type Submitted = Exclude<Outcome, { state: 'away' }> | { readonly state: 'kept' };

export type Outbox = ReturnType<typeof createOutbox>;

/** Writes every request down before it is sent, so that nothing is lost with the network, the tab or the reply. */
export function createOutbox(options: OutboxOptions) {
  const { items, post, isOnline, alone, onChange, patience } = options;
  /** Forms that wait for what they have just submitted. */
  const waiting = new Map<string, (submitted: Submitted) => void>();
  let sending: string | undefined;
  let running: Promise<'empty' | 'away'> | undefined;
  let isWanted = false;

  function setSending(id: string | undefined): void {
    sending = id;
    onChange();
  }

  /** Returns whether a form takes the outcome; what is refused then stays in the form. */
  function settle({ id }: OutboxItem, submitted: Submitted): boolean {
    const take = waiting.get(id);
    take?.(submitted);
    return take !== undefined;
  }

  const sendAll = () =>
    drain({
      items,
      post,
      isOnline,
      onSending: ({ id }) => setSending(id),
      onOutcome: (item, outcome) => outcome.state !== 'away' && settle(item, outcome),
    });

  async function run(): Promise<'empty' | 'away'> {
    let end: 'empty' | 'away' = 'empty';
    while (isWanted) {
      isWanted = false;
      end = await alone(sendAll).finally(() => setSending(undefined));
    }
    return end;
  }

  /** Sends all that waits; `away` when something still does. */
  function flush(): Promise<'empty' | 'away'> {
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Another tab or the service worker may have sent it: the server then repeats its reply. */
  async function lookFor(item: OutboxItem): Promise<void> {
    if (!waiting.has(item.id)) return;
    const found = (await items.list()).find(({ id }) => id === item.id);
    if (found?.refusal) {
      if (settle(item, { state: 'refused', refusal: found.refusal })) await items.remove(found.seq);
      return;
    }
    if (found) return void settle(item, { state: 'kept' });
    const again = await post(item);
    settle(item, again.state === 'away' ? { state: 'sent', reply: undefined } : again);
  }

  /** Puts the item in the place of the one with its id: alone, because that one may be on its way. */
  const replace = (item: OutboxItem): Promise<boolean> =>
    alone(async () => {
      const found = (await items.list()).find(({ id }) => id === item.id);
      if (!found || !isEditable(found)) return false;
      await items.put({ ...item, seq: found.seq });
      return true;
    });

  /** On the disk before what was held of it leaves: ended between the two, one id has one effect. */
  async function add(item: OutboxItem): Promise<void> {
    const held = (await items.list()).filter((one) => one.held && one.id === item.id);
    await items.add(item);
    for (const { seq } of held) await items.remove(seq);
  }
  const putLast = ({ seq: _seq, ...item }: StoredItem) => add({ ...item, held: undefined });

  return {
    flush,
    list: () => items.list(),
    sending: () => sending,
    isAwaited: (id: string) => waiting.has(id),
    /** Writes it down without a form that waits for it: it is sent with the next flush, unless it is held. */
    async keep(item: OutboxItem): Promise<void> {
      await items.add(item);
      onChange();
    },
    /** What was held is sent now, after all that was sent before it. */
    async release({ id }: OutboxItem): Promise<'empty' | 'away'> {
      await alone(async () => {
        const found = (await items.list()).find((one) => one.id === id && one.held);
        if (found) await putLast(found);
      });
      return flush();
    },
    /** `replaces`: what waits under the same id gives way to it. */
    async submit(item: OutboxItem, replaces = false): Promise<Submitted> {
      if (!replaces) await add(item);
      else if (!(await replace(item))) return { state: 'refused', refusal: GONE };
      const submitted = new Promise<Submitted>((resolve) => {
        waiting.set(item.id, resolve);
        setTimeout(resolve, patience, { state: 'kept' });
      });
      flush()
        .then(() => lookFor(item))
        .catch(() => settle(item, { state: 'kept' }));
      const result = await submitted;
      waiting.delete(item.id);
      onChange();
      return result;
    },
    /** Puts the item in the place of the one with its id and sends it; refused again, it stays in the list. */
    async change(item: OutboxItem): Promise<boolean> {
      if (!(await replace(item))) return false;
      onChange();
      void flush();
      return true;
    },
    /** A refused item is sent again, as when the reason is gone; not one that was discarded elsewhere. */
    async retry({ id }: OutboxItem): Promise<'empty' | 'away'> {
      await alone(async () => {
        const found = (await items.list()).find((one) => one.id === id);
        if (found) await items.put({ ...found, refusal: undefined });
      });
      return flush();
    },
    /** Not while it is on its way: alone with the store. */
    async discard({ id }: Pick<OutboxItem, 'id'>): Promise<void> {
      await alone(async () => {
        const found = (await items.list()).find((one) => one.id === id);
        if (found) await items.remove(found.seq);
      });
      onChange();
    },
  };
}
