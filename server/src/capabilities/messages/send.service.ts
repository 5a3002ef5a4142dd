import type { Message, NewMessage } from '@lakou/contract/messages';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { MESSAGES_PER_PERSON } from '#platform/limits/limits.ts';
import { shareFiles } from '../files/share.service.ts';
import { type MessageRow, toMessages } from './message-rows.store.ts';
import { countMessage, findSent, insertMessage, type Sending, takeNumber } from './send.store.ts';

const UNIQUE_VIOLATION = '23505';
const isTwin = (error: unknown) => (error as { code?: string }).code === UNIQUE_VIOLATION;

const isSame = (row: MessageRow, { recipientId, content }: NewMessage) =>
  row.recipientId === recipientId.toLowerCase() && row.content === content;

/** The message already sent with this client id; the id cannot be used for a different one. */
async function findAgain(grant: Sending, sent: NewMessage): Promise<MessageRow | undefined> {
  const before = sent.clientMessageId ? await findSent(grant, sent.clientMessageId) : undefined;
  if (before && !isSame(before, sent)) fail('idempotency_key_reused');
  return before;
}

/** Who writes for somebody else: their name, and what must happen with the message. */
interface Writer {
  readonly name: string;
  readonly onWritten: (tx: Sending, conversationId: string) => Promise<void>;
}

function write(grant: Sending, sent: NewMessage, writer?: Writer): Promise<MessageRow> {
  const { content, clientMessageId = null, attachmentIds: fileIds } = sent;
  return inTransaction(grant, async (tx) => {
    const { scope, at: createdAt } = tx;
    const { id: conversationId, seq } = await takeNumber(tx, uuidv7());
    const row = { id: uuidv7(), conversationId, seq, clientMessageId, content, fileIds };
    await shareFiles(tx, fileIds, scope.otherId);
    await writer?.onWritten(tx, conversationId);
    await insertMessage(tx, row);
    await countMessage(tx, conversationId);
    // Each event names the other person, because that is how clients identify the conversation.
    publish(tx.db, [scope.otherId], { kind: 'message', id: scope.ownId });
    publish(tx.db, [scope.ownId], { kind: 'message', id: scope.otherId });
    const writtenBy = writer?.name ?? null;
    return { ...row, senderId: scope.ownId, recipientId: scope.otherId, createdAt, read: false, writtenBy };
  });
}

/** Sends once, however often the same client id is sent. */
export async function sendMessage(grant: Sending, sent: NewMessage, writer?: Writer): Promise<Message> {
  if (sent.content === '' && sent.attachmentIds.length === 0) fail('invalid_request');
  let row = await findAgain(grant, sent);
  if (!row) {
    await countTry(grant.db, MESSAGES_PER_PERSON, grant.actor.id, grant.at);
    row = await write(grant, sent, writer).catch(async (error) => {
      // Sent twice at the same time: the other request was first.
      const twin = isTwin(error) ? await findAgain(grant, sent) : undefined;
      if (!twin) throw error;
      return twin;
    });
  }
  const [message] = await toMessages(grant.db, [row]);
  return message ?? fail('unexpected');
}
