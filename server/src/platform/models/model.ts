import type { ModelSettings } from '../service-settings.ts';
import { anthropic } from './anthropic.ts';
import { gemini } from './gemini.ts';
import { openai } from './openai.ts';
import { readEvents } from './server-events.ts';
import type { Conversation, Wire } from './wire.ts';

/**
 * Streams the text of a hosted model. Fails when it cannot be reached, refuses, or takes too long.
 */
export type Model = (conversation: Conversation, signal?: AbortSignal) => AsyncGenerator<string>;

const WIRES: Record<ModelSettings['provider'], Wire> = { anthropic, openai, gemini };
const PATIENCE_MS = 30_000;
// Answers are short; an endless one would cost money.
const MOST_CHARACTERS = 8000;

/**
 * Errors contain at most a status: neither the key nor a person's text can reach a log through
 * them.
 */
async function open(wire: Wire, settings: ModelSettings, conversation: Conversation, signal: AbortSignal) {
  const { url, headers, body } = wire.request(settings, conversation);
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  });
  if (reply.ok && reply.body) return reply.body;
  await reply.body?.cancel();
  throw new Error(`the model answered ${reply.status}`);
}

export function openModel(settings: ModelSettings, patienceMs = PATIENCE_MS): Model {
  const wire = WIRES[settings.provider];
  return async function* (conversation, signal) {
    // When the reader disconnects, the request to the model is ended too.
    const done = new AbortController();
    const signals = [done.signal, AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])];
    let written = 0;
    try {
      const bytes = await open(wire, settings, conversation, AbortSignal.any(signals));
      for await (const data of readEvents(bytes)) {
        const text = wire.textOf(data);
        if (!text) continue;
        yield text;
        written += text.length;
        if (written > MOST_CHARACTERS) return;
      }
    } finally {
      done.abort();
    }
    if (written === 0) throw new Error('the model said nothing');
  };
}
