import { afterEach, expect, test, vi } from 'vitest';
import { postItem } from './post.ts';

afterEach(() => vi.unstubAllGlobals());

const ITEM = {
  id: 'm-1',
  userId: 'nadege',
  path: '/api/chat/send',
  body: { content: '', clientMessageId: 'm-1', attachmentIds: ['picture'] },
  voice: { contentType: 'audio/webm', base64: btoa('sound') },
};

/** A server that answers these one after the other, and what it was sent. */
function answering(...replies: Response[]) {
  const asked: { path: string; headers: unknown; body: string }[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const sent = body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body);
    asked.push({ path, headers, body: sent });
    return replies.shift() ?? Response.error();
  });
  return asked;
}

test('TELE-1 a recording that waited is uploaded, and its message then sent with it', async () => {
  const asked = answering(Response.json({ id: 'voice' }), Response.json({ id: 'sent' }));
  expect(await postItem(ITEM)).toEqual({ state: 'sent', reply: { id: 'sent' } });
  expect(asked).toEqual([
    {
      path: '/api/files?kind=audio',
      headers: { 'content-type': 'audio/webm', 'x-person': 'nadege' },
      body: 'sound',
    },
    {
      path: '/api/chat/send',
      headers: { 'content-type': 'application/json', 'x-person': 'nadege' },
      body: JSON.stringify({ ...ITEM.body, attachmentIds: ['picture', 'voice'] }),
    },
  ]);
});

test('TELE-1 a recording that does not arrive waits on; one that is refused says why', async () => {
  const asked = answering(new Response('', { status: 503 }));
  expect(await postItem(ITEM)).toEqual({ state: 'away' });
  expect(asked).toHaveLength(1);
  answering(Response.json({ code: 'file_too_large' }, { status: 413 }));
  expect(await postItem(ITEM)).toEqual({
    state: 'refused',
    refusal: { code: 'file_too_large', status: 413 },
  });
});
