import type { Conversation } from '@lakou/contract/messages';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import { endAccess } from '../record-access/grants.service.ts';
import { type ConversationRow, findConversationRow, findNumbered } from './conversations.store.ts';
import { toMessages } from './message-rows.store.ts';
import type { ConversationScope, Other } from './messages.access.ts';
import { markSeen, setBlocked, takeNewest } from './seen.store.ts';

type Reader = Grant<'conversation:list'> | Grant<'conversation:read', Other>;

/** Rows with their last message, and the message that a search found. */
export async function toConversations(
  grant: Reader,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  const wanted = rows.flatMap(({ conversationId, lastSeq, foundSeq }) =>
    [...new Set([lastSeq, foundSeq])].flatMap((seq) =>
      conversationId && seq ? [{ conversationId, seq }] : [],
    ),
  );
  const found = wanted.length > 0 ? await findNumbered(grant, wanted) : [];
  const messages = await toMessages(grant.db, found);
  const byNumber = new Map(
    found.map((row, index) => [`${row.conversationId} ${row.seq}`, messages[index] ?? null]),
  );
  return rows.map(({ conversationId, lastSeq, foundSeq, ...person }) => ({
    ...person,
    lastMessage: byNumber.get(`${conversationId} ${lastSeq}`) ?? null,
    found: byNumber.get(`${conversationId} ${foundSeq}`) ?? null,
  }));
}

export async function getConversation(grant: Grant<'conversation:read', Other>): Promise<Conversation> {
  const row = (await findConversationRow(grant)) ?? fail('not_found');
  const [conversation] = await toConversations(grant, [row]);
  return conversation ?? fail('not_found');
}

/**
 * Marks messages as seen, up to one or all of them; both people are notified when this changes
 * anything.
 */
export async function markRead(
  grant: Grant<'conversation:mark-read', ConversationScope>,
  messageId: string | undefined,
): Promise<void> {
  await inTransaction(grant, async (tx) => {
    const newest = (await takeNewest(tx, messageId)) ?? fail('not_found');
    if (!(await markSeen(tx, newest))) return;
    const { actor, scope } = tx;
    publish(tx.db, [scope.otherId], { kind: 'read', id: actor.id });
    publish(tx.db, [actor.id], { kind: 'read', id: scope.otherId });
  });
}

export async function block(
  grant: Grant<'conversation:block', ConversationScope>,
  blocked: boolean,
): Promise<void> {
  await inTransaction(grant, async (tx) => {
    await setBlocked(tx, blocked);
    if (blocked) await endAccess(tx, tx.scope.otherId);
    const { actor, scope } = tx;
    const action = blocked ? 'person:block' : 'person:unblock';
    await writeAudit(tx, { action, actorId: actor.id, subjectId: scope.otherId });
    publish(tx.db, [actor.id], { kind: 'read', id: scope.otherId });
  });
}
