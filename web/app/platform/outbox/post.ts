import type { OutboxItem, Outcome, Refusal } from './item.ts';

const PATIENCE_MS = 20_000;
/** Two minutes of a voice are half a megabyte, ten are 2.4, and slow lines are when they are recorded. */
const VOICE_PATIENCE_MS = 180_000;

/**
 * Replies that say nothing about the entry: no session, too many at once, a server that is away. After a fault of the
 * server the next entry follows, else one of them would hold up all others.
 */
const isAway = (status: number) => [401, 408, 429].includes(status) || status > 500;

async function send(path: string, init: RequestInit): Promise<Outcome> {
  const response = await fetch(path, { method: 'POST', ...init }).catch(() => undefined);
  if (!response || isAway(response.status)) return { state: 'away' };
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { state: 'sent', reply: json };
  const { code = 'unknown', slots, saved } = (json ?? {}) as Partial<Refusal>;
  const { status } = response;
  return {
    state: 'refused',
    refusal: { code, status, ...(slots && { slots }), ...(saved !== undefined && { saved }) },
  };
}

type Posted = Pick<OutboxItem, 'id' | 'userId' | 'kind' | 'path' | 'body' | 'voice'>;

const sendBody = (
  { userId, path }: Posted,
  body: Record<string, unknown>,
  named: Record<string, string> = {},
): Promise<Outcome> =>
  send(path, {
    headers: { 'content-type': 'application/json', 'x-person': userId, ...named },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

/** Posts one item, in the session of its person only. The id goes with it, so that sent twice it has one effect. */
export async function postItem(item: Posted): Promise<Outcome> {
  const { id, userId, body, voice } = item;
  if (!voice) return sendBody(item, body, { 'idempotency-key': id });
  const uploaded = await send('/api/files?kind=audio', {
    headers: { 'content-type': voice.contentType, 'x-person': userId },
    body: Uint8Array.from(atob(voice.base64), (letter) => letter.charCodeAt(0)),
    signal: AbortSignal.timeout(VOICE_PATIENCE_MS),
  });
  if (uploaded.state !== 'sent') return uploaded;
  const { id: fileId } = uploaded.reply as { id: string };
  // Tried again, the file has another id, so the key of a repeated request would not fit; what it belongs to has an id of
  // its own that does.
  if (item.kind === 'recording') return sendBody(item, { ...body, fileId });
  const others = Array.isArray(body.attachmentIds) ? body.attachmentIds : [];
  return sendBody(item, { ...body, attachmentIds: [...others, fileId] });
}
