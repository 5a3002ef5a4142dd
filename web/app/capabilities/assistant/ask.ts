import type { ChatTurn } from '@lakou/contract/assistant';
import { ApiError, errorFrom } from '../../platform/api/api.ts';

/** Yields the text of the answer as it arrives. */
export async function* askAssistant(history: ChatTurn[], signal: AbortSignal): AsyncGenerator<string> {
  const response = await fetch('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ history }),
    signal,
  }).catch((cause: Error) => {
    throw new ApiError('offline', cause.message);
  });
  if (!response.ok || !response.body) throw await errorFrom(response);
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    yield decoder.decode(piece.value, { stream: true });
}
