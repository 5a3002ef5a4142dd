import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** A person's open stream of live events. */
export interface Stream {
  /** Resolves when the next event of this kind has arrived. */
  next(kind: string): Promise<void>;
  ended(): boolean;
  stop(): void;
}

/**
 * Opens one, as a browser does. Thousands cost this process little: the content is read only when
 * awaited.
 */
export async function holdStream(url: string, cookie: string): Promise<Stream> {
  let waiting: { kind: string; resolve: () => void } | undefined;
  let over = false;
  const { asked, reply } = await open(url, cookie);
  reply.setEncoding('utf8');
  reply.on('data', (text: string) => {
    if (!waiting || !text.includes(`"kind":"${waiting.kind}"`)) return;
    waiting.resolve();
    waiting = undefined;
  });
  reply.on('close', () => {
    over = true;
  });
  return {
    next: (kind) =>
      new Promise((resolve) => {
        waiting = { kind, resolve };
      }),
    ended: () => over,
    stop: () => asked.destroy(),
  };
}

function open(url: string, cookie: string): Promise<{ asked: ClientRequest; reply: IncomingMessage }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/events`, { headers: { cookie }, agent: false });
    asked.on('error', reject);
    asked.on('response', (reply) => {
      if (reply.statusCode === 200) resolve({ asked, reply: reply.on('error', () => {}) });
      else reject(new Error(`events: ${reply.statusCode}`));
    });
    asked.end();
  });
}
