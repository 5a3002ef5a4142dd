import type { ChatTurn } from '@lakou/contract/assistant';
import { fail } from '#platform/errors.ts';

export interface Turn {
  readonly role: ChatTurn['role'];
  readonly text: string;
}

const MOST_BYTES = 32 * 1024;
const bytesOf = (turns: readonly Turn[]) => turns.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

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
  const turns = said.slice(0, last + 1);
  while (turns.length > 1 && bytesOf(turns) > MOST_BYTES) turns.shift();
  if (bytesOf(turns) > MOST_BYTES) fail('body_too_large');
  return turns.slice(turns.findIndex(({ role }) => role === 'user'));
}
