import type { ChatTurn } from '@lakou/contract/assistant';
import { fail } from '#platform/errors.ts';

export interface Turn {
  readonly role: ChatTurn['role'];
  readonly text: string;
}

const MOST_BYTES = 32 * 1024;

/**
 * What was said, as far as it fits: blank turns are none, the oldest go first, and a person begins and ends it.
 * Nothing to answer is refused, and so is one question that is too long by itself.
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
