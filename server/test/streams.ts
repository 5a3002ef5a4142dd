import type { LiveEvent } from '@lakou/contract/events';

export interface OpenStream {
  readonly headers: Headers;
  /** What arrived so far. */
  readonly events: LiveEvent[];
  readonly ended: boolean;
  text(): string;
  stop(): void;
}

/** Reads live events over a real connection, as a browser does. */
export async function listenTo(address: string, cookie: string): Promise<OpenStream> {
  const stop = new AbortController();
  const reply = await fetch(`${address}/api/events`, { headers: { cookie }, signal: stop.signal });
  if (reply.status !== 200 || !reply.body) throw new Error(`events: ${reply.status}`);
  const events: LiveEvent[] = [];
  let text = '';
  let ended = false;
  async function read(body: ReadableStream<Uint8Array>) {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      const piece = decoder.decode(chunk, { stream: true });
      text += piece;
      rest += piece;
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) if (block.startsWith('data: ')) events.push(JSON.parse(block.slice(6)));
    }
  }
  void read(reply.body)
    .catch(() => {})
    .finally(() => {
      ended = true;
    });
  return {
    headers: reply.headers,
    events,
    get ended() {
      return ended;
    },
    text: () => text,
    stop: () => stop.abort(),
  };
}
