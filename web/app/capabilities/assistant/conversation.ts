import type { ChatTurn } from '@lakou/contract/assistant';

export interface Bubble {
  readonly id: number;
  readonly role: ChatTurn['role'];
  readonly text: string;
  /** Of the assistant's: being written, cut short by the reader, or broken off. */
  readonly state?: 'writing' | 'stopped' | 'failed';
  readonly error?: unknown;
}

type Ask = (history: ChatTurn[], signal: AbortSignal) => AsyncIterable<string>;

// The server keeps no more either.
const MOST_TURNS = 40;

export interface Conversation {
  subscribe(listener: () => void): () => void;
  bubbles(): readonly Bubble[];
  /** Asks; nothing but space, or while an answer is being written, is not sent. */
  send(text: string): Promise<void>;
  /** Asks again what broke off last. */
  retry(): Promise<void>;
  stop(): void;
  clear(): void;
}

/** What was said in this session: kept in memory, so that closing the app forgets it. */
export function createConversation(ask: Ask): Conversation {
  const listeners = new Set<() => void>();
  let bubbles: readonly Bubble[] = [];
  let count = 0;
  let asking: AbortController | undefined;

  function show(next: readonly Bubble[]) {
    bubbles = next;
    for (const listener of listeners) listener();
  }
  const change = (id: number, to: (bubble: Bubble) => Bubble) =>
    show(bubbles.map((bubble) => (bubble.id === id ? to(bubble) : bubble)));
  const settled = ({ id, role, text }: Bubble): Bubble => ({ id, role, text });
  const history = () =>
    bubbles
      .filter(({ text }) => text !== '')
      .slice(-MOST_TURNS)
      .map(({ role, text }): ChatTurn => ({ role, parts: [{ text }] }));

  async function answer(id: number, { signal }: AbortController): Promise<void> {
    try {
      for await (const piece of ask(history(), signal))
        change(id, (bubble) => ({ ...bubble, text: bubble.text + piece }));
      change(id, settled);
    } catch (error) {
      change(id, (bubble) => ({
        ...settled(bubble),
        ...(signal.aborted ? { state: 'stopped' } : { state: 'failed', error }),
      }));
    }
  }

  async function send(typed: string): Promise<void> {
    const text = typed.trim();
    if (!text || asking) return;
    const [question, reply] = [++count, ++count];
    asking = new AbortController();
    show([
      ...bubbles,
      { id: question, role: 'user', text },
      { id: reply, role: 'model', text: '', state: 'writing' },
    ]);
    await answer(reply, asking);
    asking = undefined;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bubbles: () => bubbles,
    send,
    async retry() {
      const [asked, broken] = bubbles.slice(-2);
      if (!asked || broken?.state !== 'failed') return;
      show(bubbles.slice(0, -2));
      await send(asked.text);
    },
    stop: () => asking?.abort(),
    clear() {
      asking?.abort();
      show([]);
    },
  };
}
