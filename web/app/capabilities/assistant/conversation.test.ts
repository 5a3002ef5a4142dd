import type { ChatTurn } from '@lakou/contract/assistant';
import { expect, test } from 'vitest';
import { createConversation } from './conversation.ts';

const said = (conversation: ReturnType<typeof createConversation>) =>
  conversation.bubbles().map(({ role, text, state }) => [role, text, state]);

test('AI-2 words are added to the bubble as they come', async () => {
  const seen: string[] = [];
  const talk = createConversation(async function* () {
    yield 'Kolera ';
    yield 'se…';
  });
  talk.subscribe(() => seen.push(talk.bubbles().at(-1)?.text ?? ''));
  await talk.send(' Kisa kolera ye? ');
  expect(seen).toEqual(['', 'Kolera ', 'Kolera se…', 'Kolera se…']);
  expect(said(talk)).toEqual([
    ['user', 'Kisa kolera ye?', undefined],
    ['model', 'Kolera se…', undefined],
  ]);
});

test('AI-5 empty messages are not sent, nor a second one at once', async () => {
  const asked: ChatTurn[][] = [];
  const talk = createConversation(async function* (history) {
    asked.push(history);
    yield 'ok';
  });
  await talk.send('  \n');
  await Promise.all([talk.send('one'), talk.send('two')]);
  expect(asked).toEqual([[{ role: 'user', parts: [{ text: 'one' }] }]]);
  await talk.send('three');
  expect(asked.at(-1)?.map(({ role, parts }) => [role, parts[0]?.text])).toEqual([
    ['user', 'one'],
    ['model', 'ok'],
    ['user', 'three'],
  ]);
});

test('AI-2 a failure stands inside the bubble, and what had come stays', async () => {
  const problem = new Error('gone');
  const talk = createConversation(async function* () {
    yield 'Half';
    throw problem;
  });
  await talk.send('hello');
  expect(talk.bubbles().at(-1)).toMatchObject({ text: 'Half', state: 'failed', error: problem });
});

test('AI-2 what broke off is asked again in its place; what went well is not', async () => {
  let calls = 0;
  const talk = createConversation(async function* () {
    calls += 1;
    if (calls === 1) throw new Error('gone');
    yield 'ok';
  });
  await talk.send('hello');
  await talk.retry();
  expect(said(talk)).toEqual([
    ['user', 'hello', undefined],
    ['model', 'ok', undefined],
  ]);
  await talk.retry();
  expect(calls).toBe(2);
});

test('stopping keeps what had come, and clearing forgets all', async () => {
  const talk = createConversation(async function* (_, signal) {
    yield 'One';
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const sending = talk.send('hello');
  await expect.poll(() => talk.bubbles().at(-1)?.text).toBe('One');
  talk.stop();
  await sending;
  expect(talk.bubbles().at(-1)).toMatchObject({ text: 'One', state: 'stopped' });
  talk.clear();
  expect(talk.bubbles()).toEqual([]);
});
