import type { Conversation } from '@lakou/contract/messages';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import type { Platform } from '#platform/platform.ts';
import { endAccess } from '../record-access/grants.service.ts';
import { type ConversationRow, findConversationRow, findNumbered } from './conversations.store.ts';
import { toMessages } from './message-rows.store.ts';
import type { ConversationScope, Other } from './messages.access.ts';
import { markSeen, setBlocked, takeNewest } from './seen.store.ts';
import { bothConsented } from './translations.service.ts';
import { usualReplyOf } from './usual-reply.rules.ts';
import { listReplyMinutes } from './usual-reply.store.ts';

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

/** With what concerns only this conversation: how soon they reply, and whether their words can be translated. */
export async function getConversation(
  grant: Grant<'conversation:read', Other>,
  { config }: Platform,
): Promise<Conversation> {
  const row = (await findConversationRow(grant)) ?? fail('not_found');
  const [conversation] = await toConversations(grant, [row]);
  if (!conversation) return fail('not_found');
  const asks = grant.actor.role === 'PATIENT' && conversation.role === 'PROVIDER';
  const usualReply = asks ? usualReplyOf(await listReplyMinutes(grant)) : undefined;
  const translatable = config.model !== undefined && (await bothConsented(grant, conversation));
  return { ...conversation, ...(usualReply && { usualReply }), translatable };
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
