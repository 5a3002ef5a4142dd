import type { ChatTurn } from '@lakou/contract/assistant';

export interface Bubble {
  readonly id: number;
  readonly role: ChatTurn['role'];
  readonly text: string;
  /** For answers: being written, stopped by the reader, or failed. */
  readonly state?: 'writing' | 'stopped' | 'failed';
  readonly error?: unknown;
}

type Ask = (history: ChatTurn[], signal: AbortSignal) => AsyncIterable<string>;

// The server uses no more turns either.
const MOST_TURNS = 40;

export interface Conversation {
  subscribe(listener: () => void): () => void;
  bubbles(): readonly Bubble[];
  /** Sends a question; ignored when it is blank or while an answer is being written. */
  send(text: string): Promise<void>;
  /** Sends the question again whose answer failed. */
  retry(): Promise<void>;
  stop(): void;
  clear(): void;
}

/** The conversation of this session: in memory only, so that it is lost when the app is closed. */
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
