import type { ChatTurn } from '@lakou/contract/assistant';
import { fail } from '#platform/errors.ts';

export interface Turn {
  readonly role: ChatTurn['role'];
  readonly text: string;
}

const MOST_BYTES = 32 * 1024;

/**
 * The messages that fit: blank ones are skipped, the oldest are dropped first, and the first and
 * last are a person's. A history without a question is refused, and so is a single question that is
 * too long.
 */
export function turnsOf(history: readonly ChatTurn[]): Turn[] {
  const said = history
    .map(({ role, parts }) => ({
      role,
      text: parts
        .map(({ text }) => text)
        .join('\n')
        .trim(),
    }))
    .filter(({ text }) => text !== '');
  const last = said.findLastIndex(({ role }) => role === 'user');
  if (last < 0) fail('invalid_request', { fields: [{ path: 'history', code: 'invalid_request' }] });
  let [first, bytes] = [last + 1, 0];
  while (first > 0) {
    bytes += Buffer.byteLength(said[first - 1]?.text ?? '');
    if (bytes > MOST_BYTES) break;
    first -= 1;
  }
  if (first > last) fail('body_too_large');
  const turns = said.slice(first, last + 1);
  return turns.slice(turns.findIndex(({ role }) => role === 'user'));
}
