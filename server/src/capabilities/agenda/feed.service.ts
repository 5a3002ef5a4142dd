import type { AgendaFeed } from '@lakou/contract/agenda';
import { type Grant, inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { hashLinkToken, newLinkToken } from '#platform/session/link-token.ts';
import { deleteFeed, findFeed, findFeedOwner, listFeedEvents, saveFeed } from './feed.store.ts';
import { feedCalendar } from './feed.view.ts';

type Changer = Grant<'agenda-feed:change'>;

const note = (tx: Changer, action: string) =>
  writeAudit(tx, { action, actorId: tx.actor.id, subjectId: tx.actor.id });

/** Makes a new secret address, which is told this once. */
export const makeFeed = (
  grant: Changer,
  { config }: Platform,
): Promise<AgendaFeed & { readonly url: string }> =>
  inTransaction(grant, async (tx) => {
    const token = newLinkToken();
    await saveFeed(tx, hashLinkToken(token));
    await note(tx, 'agenda-feed:create');
    return { ...(await findFeed(tx)), url: `${config.publicUrl}/api/calendars/${token}` };
  });

export const revokeFeed = (grant: Changer): Promise<void> =>
  inTransaction(grant, async (tx) => {
    await deleteFeed(tx);
    await note(tx, 'agenda-feed:revoke');
  });

/** The calendar of whoever made this address; a revoked one is like one that never was. */
export async function readCalendar(
  grant: PublicGrant<'calendar:read'>,
  token: string,
  { config }: Platform,
): Promise<string> {
  const owner = (await findFeedOwner(grant, hashLinkToken(token))) ?? fail('not_found');
  const events = await listFeedEvents(grant, owner.providerId);
  return feedCalendar(events, { language: owner.language, publicUrl: config.publicUrl, at: grant.at });
}
