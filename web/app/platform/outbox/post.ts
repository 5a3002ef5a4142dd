import type { OutboxItem, Outcome, Refusal } from './item.ts';

const PATIENCE_MS = 20_000;

/**
 * Replies that say nothing about the entry: no session, too many at once, a server that is away. After a fault of the
 * server the next entry follows, else one of them would hold up all others.
 */
const isAway = (status: number) => [401, 408, 429].includes(status) || status > 500;

type Posted = Pick<OutboxItem, 'id' | 'userId' | 'path' | 'body'>;

/** Posts one item, in the session of its person only. The id goes with it, so that sent twice it has one effect. */
export async function postItem(item: Posted): Promise<Outcome> {
  const response = await fetch(item.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': item.id, 'x-person': item.userId },
    body: JSON.stringify(item.body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
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
