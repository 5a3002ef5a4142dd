import type { SupportView } from '@lakou/contract/support-views';
import { VIEW_MINUTES } from '@lakou/contract/support-views.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { notify } from '../notifications/notify.service.ts';
import {
  findViewedAccount,
  insertView,
  listViewedBookings,
  listViewedNotifications,
  listViewedSessions,
  type ViewReader,
} from './support-views.store.ts';

/** The person is told at once, with the reason. */
export function openView(
  grant: Grant<'support-view:open', { userId: string }>,
  reason: string,
): Promise<{ id: string; endsAt: string }> {
  const { userId } = grant.scope;
  if (userId === grant.actor.id) fail('own_account');
  const endsAt = new Date(grant.at.getTime() + VIEW_MINUTES * 60_000);
  return inTransaction(grant, async (tx) => {
    const id = await insertView(tx, reason, endsAt);
    await writeAudit(tx, { action: 'support-view:open', actorId: tx.actor.id, subjectId: userId });
    await notify(tx, { userId, kind: 'support_view', subjectId: null, details: { name: reason } });
    return { id, endsAt: endsAt.toISOString() };
  });
}

export async function readView(grant: ViewReader): Promise<SupportView> {
  const { viewId, reason, endsAt } = grant.scope;
  return {
    id: viewId,
    reason,
    endsAt: endsAt.toISOString(),
    account: (await findViewedAccount(grant)) ?? fail('not_found'),
    sessions: await listViewedSessions(grant),
    notifications: await listViewedNotifications(grant),
    bookings: await listViewedBookings(grant),
  };
}
