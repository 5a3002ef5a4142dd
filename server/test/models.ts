import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelSettings } from '#platform/service-settings.ts';

interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What the test server does next: sends these pieces, then ends, fails, or stays silent. */
interface Behaviour {
  status?: number;
  pieces?: readonly string[];
  /** Sends them, then stays silent until the client disconnects. */
  hangs?: boolean;
  /** Sends them, then breaks the connection. */
  breaks?: boolean;
}

const FRAMES: Record<ModelSettings['provider'], (text: string) => object> = {
  anthropic: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  openai: (text) => ({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content: text } }] }),
  gemini: (text) => ({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] }),
};
const FIRST: Record<ModelSettings['provider'], object> = {
  anthropic: { type: 'message_start', message: { id: 'm', role: 'assistant', content: [] } },
  openai: { choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] },
  gemini: { candidates: [{ content: { role: 'model', parts: [] } }] },
};
const LAST: Record<ModelSettings['provider'], string> = {
  anthropic: 'event: message_stop\ndata: {"type":"message_stop"}\n\n',
  openai: 'data: [DONE]\n\n',
  gemini: 'data: {"candidates":[{"finishReason":"STOP"}],"usageMetadata":{}}\n\n',
};

/** A local server with a provider's wire format, which records all requests. */
export async function standInModel(provider: ModelSettings['provider']) {
  const asked: ModelRequest[] = [];
  let behaviour: Behaviour = { pieces: ['Hello ', 'there'] };
  let hungUp = 0;

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ path: request.url ?? '', headers: request.headers, body });
    const { status = 200, pieces = [], hangs = false, breaks = false } = behaviour;
    reply.once('close', () => {
      if (!reply.writableEnded) hungUp += 1;
    });
    if (status !== 200) return void reply.writeHead(status).end('{"error":{"message":"no"}}');
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    const frame = (event: object) => `data: ${JSON.stringify(event)}\n\n`;
    reply.write(`: hello\n\n${frame(FIRST[provider])}`);
    for (const piece of pieces) {
      // Cut in the middle of an event, as networks do.
      const text = frame(FRAMES[provider](piece));
      reply.write(text.slice(0, 11));
      await new Promise((next) => setImmediate(next));
      reply.write(text.slice(11));
    }
    if (breaks) return void reply.socket?.end();
    if (!hangs) reply.end(LAST[provider]);
  }

  const server = createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const settings: ModelSettings = {
    provider,
    apiKey: 'the-key',
    model: 'the-model',
    baseUrl: `http://127.0.0.1:${port}`,
  };
  return {
    settings,
    asked,
    hungUp: () => hungUp,
    behave(next: Behaviour) {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
