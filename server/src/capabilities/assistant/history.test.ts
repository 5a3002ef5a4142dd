import type { ChatTurn } from '@lakou/contract/assistant';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnsOf } from './history.rules.ts';

const turn = (role: ChatTurn['role'], text: string): ChatTurn => ({ role, parts: [{ text }] });

test('AI-5 a leading model turn is accepted, and blank ones are none', () => {
  expect(turnsOf([turn('model', 'Hello'), turn('user', ' '), turn('user', 'Hi')])).toEqual([
    { role: 'user', text: 'Hi' },
  ]);
});

test('AI-5 nothing asked is refused', () => {
  for (const history of [[turn('model', 'Hello')], [turn('user', ' \n ')]])
    expect(() => turnsOf(history)).toThrow('The request is not valid.');
  expect(() => turnsOf([turn('user', 'x'.repeat(33_000))])).toThrow('The request is too large.');
});

test('AI-5 the oldest are dropped until it fits, and the question never is', () => {
  const some = fc.array(
    fc.record({ role: fc.constantFrom('user' as const, 'model' as const), length: fc.nat(9000) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(some, (sizes) => {
      const history = sizes.map(({ role, length }, at) => turn(role, `${at}${'é'.repeat(length)}`));
      const turns = turnsOf([...history, turn('user', 'why?')]);
      expect(turns.at(-1)).toEqual({ role: 'user', text: 'why?' });
      expect(turns[0]?.role).toBe('user');
      expect(Buffer.byteLength(turns.map(({ text }) => text).join(''))).toBeLessThanOrEqual(32 * 1024);
    }),
  );
});
