import { afterEach, expect, test, vi } from 'vitest';
import { isToBeChosen } from './item.ts';
import { errorOf } from './outbox.ts';
import { postItem } from './post.ts';

afterEach(() => void vi.unstubAllGlobals());

const item = { id: 'a', userId: 'nadege', kind: 'cycle' as const, path: '/api/x', body: {} };
const answers = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

test('OUT-1 a refusal keeps what can be chosen instead: other times, or what was saved meanwhile', async () => {
  answers(409, { code: 'slot_taken', message: '', slots: ['2026-11-17T14:30:00.000Z'] });
  const taken = await postItem(item);
  expect(taken).toEqual({
    state: 'refused',
    refusal: { code: 'slot_taken', status: 409, slots: ['2026-11-17T14:30:00.000Z'] },
  });
  answers(409, { code: 'entry_changed', message: '', saved: null });
  const changed = await postItem(item);
  if (changed.state !== 'refused') throw new Error('it was refused');
  expect(changed.refusal.saved).toBeNull();
  expect(isToBeChosen(changed.refusal)).toBe(true);
  expect(errorOf(changed.refusal)).toMatchObject({ code: 'entry_changed', status: 409, saved: null });
  answers(422, { code: 'female_only', message: '' });
  const refused = await postItem(item);
  expect(refused).toEqual({ state: 'refused', refusal: { code: 'female_only', status: 422 } });
});

const VOICE_MESSAGE = {
  id: 'm-1',
  userId: 'nadege',
  kind: 'message' as const,
  path: '/api/chat/send',
  body: { content: '', clientMessageId: 'm-1', attachmentIds: ['picture'] },
  voice: { contentType: 'audio/webm', base64: btoa('sound'), seconds: 2 },
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
  expect(await postItem(VOICE_MESSAGE)).toEqual({ state: 'sent', reply: { id: 'sent' } });
  expect(asked).toEqual([
    {
      path: '/api/files?kind=audio',
      headers: { 'content-type': 'audio/webm', 'x-person': 'nadege' },
      body: 'sound',
    },
    {
      path: '/api/chat/send',
      headers: { 'content-type': 'application/json', 'x-person': 'nadege' },
      body: JSON.stringify({ ...VOICE_MESSAGE.body, attachmentIds: ['picture', 'voice'] }),
    },
  ]);
});

test('OUT-1 PROV-4 a recording for a note names its file and keeps its own id, however often it is sent', async () => {
  const body = { id: 'r-1', seconds: 2 };
  const note = { ...VOICE_MESSAGE, kind: 'recording' as const, path: '/api/visit-notes/n/recordings', body };
  const first = answering(Response.json({ id: 'file-1' }), new Response('', { status: 503 }));
  expect(await postItem(note)).toEqual({ state: 'away' });
  const again = answering(Response.json({ id: 'file-2' }), Response.json({ id: 'r-1' }));
  expect(await postItem(note)).toEqual({ state: 'sent', reply: { id: 'r-1' } });
  expect([first, again].map((asked) => asked[1]?.body)).toEqual([
    JSON.stringify({ ...body, fileId: 'file-1' }),
    JSON.stringify({ ...body, fileId: 'file-2' }),
  ]);
});

test('TELE-1 a recording that does not arrive waits on; one that is refused says why', async () => {
  const asked = answering(new Response('', { status: 503 }));
  expect(await postItem(VOICE_MESSAGE)).toEqual({ state: 'away' });
  expect(asked).toHaveLength(1);
  answering(Response.json({ code: 'file_too_large' }, { status: 413 }));
  expect(await postItem(VOICE_MESSAGE)).toEqual({
    state: 'refused',
    refusal: { code: 'file_too_large', status: 413 },
  });
});
