import type { CallRoom } from '@lakou/contract/calls';
import { hasCallAhead } from '@lakou/contract/calls.rules';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { hashLinkToken, newLinkToken } from '#platform/session/link-token.ts';
import { type CallGrant, note, readRoom, refuseClosed, tell } from './calls.service.ts';
import { insertGuest, listGuests, saveGuestAdmitted, saveGuestRemoved } from './guests.store.ts';
import { presentSince } from './room.rules.ts';

/** The token is told once; the database keeps its hash. */
export function inviteGuest(grant: CallGrant<'call:invite'>): Promise<{ id: string; token: string }> {
  if (!hasCallAhead(grant.scope, grant.at)) fail('call_closed');
  return inTransaction(grant, async (tx) => {
    const [id, token] = [uuidv7(), newLinkToken()];
    if (!(await insertGuest(tx, { id, tokenHash: hashLinkToken(token) }))) fail('call_full');
    await note(tx, 'call:invite');
    tell(tx);
    return { id, token };
  });
}

export function admitGuest(grant: CallGrant<'call:admit-guest'>, guestId: string): Promise<CallRoom> {
  return inTransaction(grant, async (tx) => {
    const guest = (await listGuests(tx)).find(({ id }) => id === guestId) ?? fail('not_found');
    refuseClosed(tx);
    if (await saveGuestAdmitted(tx, guestId, presentSince(tx.at))) {
      await note(tx, 'call:admit-guest');
      tell(tx);
    } else if (!guest.admittedAt) fail('call_not_connected');
    return readRoom(tx);
  });
}

/** Removing is possible when the visit is over too. */
export function removeGuest(grant: CallGrant<'call:invite'>, guestId: string): Promise<void> {
  return inTransaction(grant, async (tx) => {
    if (!(await saveGuestRemoved(tx, guestId))) fail('not_found');
    await note(tx, 'call:remove-guest');
    tell(tx);
  });
}
