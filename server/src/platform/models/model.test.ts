import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standInModel } from '#test/models.ts';
import { openModel } from './model.ts';
import type { Conversation } from './wire.ts';

const ASKED: Conversation = {
  system: 'Be brief.',
  turns: [
    { role: 'user', text: 'Bonjou' },
    { role: 'model', text: 'Bonjou!' },
    { role: 'user', text: 'Kisa kolera ye?' },
  ],
};

const SENT = {
  anthropic: {
    path: '/v1/messages',
    headers: { 'x-api-key': 'the-key', 'anthropic-version': '2023-06-01' },
    body: {
      model: 'the-model',
      system: 'Be brief.',
      stream: true,
      max_tokens: expect.any(Number),
      messages: [
        { role: 'user', content: 'Bonjou' },
        { role: 'assistant', content: 'Bonjou!' },
        { role: 'user', content: 'Kisa kolera ye?' },
      ],
    },
  },
  openai: {
    path: '/chat/completions',
    headers: { authorization: 'Bearer the-key' },
    body: {
      model: 'the-model',
      stream: true,
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Bonjou' },
        { role: 'assistant', content: 'Bonjou!' },
        { role: 'user', content: 'Kisa kolera ye?' },
      ],
    },
  },
  gemini: {
    path: '/v1beta/models/the-model:streamGenerateContent?alt=sse',
    headers: { 'x-goog-api-key': 'the-key' },
    body: {
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
      contents: [
        { role: 'user', parts: [{ text: 'Bonjou' }] },
        { role: 'model', parts: [{ text: 'Bonjou!' }] },
        { role: 'user', parts: [{ text: 'Kisa kolera ye?' }] },
      ],
      generationConfig: { maxOutputTokens: expect.any(Number) },
    },
  },
} as const;

const piecesOf = async (words: AsyncIterable<string>) => {
  const pieces: string[] = [];
  for await (const piece of words) pieces.push(piece);
  return pieces;
};

describe.each(['anthropic', 'openai', 'gemini'] as const)('AI-3 %s', (provider) => {
  let server: Awaited<ReturnType<typeof standInModel>>;
  beforeAll(async () => {
    server = await standInModel(provider);
  });
  afterAll(() => server.close());
  const ask = (patienceMs?: number) => piecesOf(openModel(server.settings, patienceMs)(ASKED));

  test('is asked in its own format, and its words come piece by piece', async () => {
    server.behave({ pieces: ['Kolera se ', 'yon maladi « trip »', ' — é'] });
    expect(await ask()).toEqual(['Kolera se ', 'yon maladi « trip »', ' — é']);
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = server.asked;
    expect(path).toBe(SENT[provider].path);
    expect(headers).toMatchObject(SENT[provider].headers);
    expect(JSON.parse(body)).toEqual(SENT[provider].body);
  });

  test.each([401, 429, 500])(
    'a status of %i is a failure that tells nothing but the status',
    async (status) => {
      server.behave({ status });
      await expect(ask()).rejects.toThrow(`the model answered ${status}`);
    },
  );

  test('silence is a failure', async () => {
    server.behave({ pieces: [] });
    await expect(ask()).rejects.toThrow('the model said nothing');
  });

  test('a line that breaks is a failure', async () => {
    server.behave({ pieces: ['Half an'], breaks: true });
    await expect(ask()).rejects.toThrow();
  });

  test('who takes too long is hung up on', async () => {
    const before = server.hungUp();
    server.behave({ pieces: [], hangs: true });
    await expect(ask(60)).rejects.toThrow(/timeout|aborted/i);
    await expect.poll(server.hungUp).toBe(before + 1);
  });

  test('who is no longer listened to is hung up on', async () => {
    const before = server.hungUp();
    server.behave({ pieces: ['one', 'two'], hangs: true });
    for await (const piece of openModel(server.settings)(ASKED)) if (piece === 'one') break;
    await expect.poll(server.hungUp).toBe(before + 1);
  });
});
