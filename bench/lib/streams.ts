import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** Somebody's open stream of live events. */
export interface Stream {
  /** When the next event of this kind has come. */
  next(kind: string): Promise<void>;
  ended(): boolean;
  stop(): void;
}

/** Opens one, as a browser does. Thousands of them cost this process little: what comes is looked at only when waited for. */
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
