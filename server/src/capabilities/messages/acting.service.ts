import type { Message } from '@lakou/contract/messages';
import type { Grant } from '#platform/access/grant.ts';
import { notify } from '../notifications/notify.service.ts';
import { findWriterName, wroteSince } from './acting.store.ts';
import type { ConversationScope } from './messages.access.ts';
import { sendMessage } from './send.service.ts';

/** Several words in a row are told once. */
const TOLD_AGAIN_MS = 3_600_000;

/** Writes in somebody's name: it carries the writer's name, and the person is told. */
export async function sendForThem(
  grant: Grant<'message:send-for', ConversationScope>,
  { content, clientMessageId }: { content: string; clientMessageId?: string | null | undefined },
): Promise<Message> {
  const { ownId: senderId, otherId: recipientId } = grant.scope;
  const name = await findWriterName(grant);
  return sendMessage(
    grant,
    { senderId, recipientId, content, clientMessageId, attachmentIds: [] },
    {
      name,
      async onWritten(tx, conversationId) {
        if (await wroteSince(tx, conversationId, new Date(tx.at.getTime() - TOLD_AGAIN_MS))) return;
        const told = { userId: senderId, kind: 'representative_wrote', subjectId: recipientId } as const;
        await notify(tx, { ...told, details: { name } });
      },
    },
  );
}
