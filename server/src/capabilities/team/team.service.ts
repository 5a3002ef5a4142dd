import type { SeenTeamMessages, SentTeamMessage, TeamMessage } from '@lakou/contract/team';
import { mentionedIn } from '@lakou/contract/team.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import { notify } from '../notifications/notify.service.ts';
import { countUnseen, deleteMessage, insertMessage, listColleagues, saveSeen } from './team.store.ts';

type OfClinic = { clinicId: string };

const ANNOUNCERS: readonly (string | null)[] = ['Admin', 'Scheduler'];

export function writeToTeam(
  grant: Grant<'team-message:write', OfClinic>,
  sent: SentTeamMessage,
): Promise<TeamMessage> {
  const isAnnouncement = sent.channel === 'announcements';
  if (isAnnouncement && !ANNOUNCERS.includes(grant.actor.clinicRole)) fail('forbidden');
  return inTransaction(grant, async (tx) => {
    const message = (await insertMessage(tx, uuidv7(), sent)) ?? fail('not_found');
    const others = (await listColleagues(tx)).filter(({ id }) => id !== tx.actor.id);
    for (const { id: userId } of isAnnouncement ? others : mentionedIn(sent.text, others))
      await notify(tx, {
        userId,
        kind: isAnnouncement ? 'announcement' : 'team_mention',
        subjectId: message.id,
        details: { name: message.authorName },
      });
    publish(tx.db, idsOf(others), { kind: 'team', id: tx.scope.clinicId });
    return message;
  });
}
const idsOf = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id);

export async function unseenOf(grant: Grant<'team-messages:count', OfClinic>) {
  return { announcements: await countUnseen(grant, 'announcements'), team: await countUnseen(grant, 'team') };
}

/** Who wrote announcements sees how many have read them, so they are told. */
export function markSeen(
  grant: Grant<'team-messages:see', OfClinic>,
  seen: SeenTeamMessages,
): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    const moved = await saveSeen(tx, seen);
    if (moved && seen.channel === 'announcements')
      publish(tx.db, idsOf(await listColleagues(tx)), { kind: 'team', id: tx.scope.clinicId });
    return undefined;
  });
}

export function takeBack(
  grant: Grant<'team-message:take-back', { clinicId: string; messageId: string }>,
): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    await deleteMessage(tx);
    publish(tx.db, idsOf(await listColleagues(tx)), { kind: 'team', id: tx.scope.clinicId });
    return undefined;
  });
}
