import type { Donation } from '@lakou/contract/community-fund';
import { api } from '../../platform/api/api.ts';

const running = new Map<string, Promise<Donation>>();

/** Takes the money of an approved gift. Asked twice at once, it sends one request. */
export function captureGift(id: string): Promise<Donation> {
  const same = running.get(id);
  if (same) return same;
  const sent = api('POST /api/features/donations/:id/capture', { params: { id } }).finally(() =>
    running.delete(id),
  );
  running.set(id, sent);
  return sent;
}
