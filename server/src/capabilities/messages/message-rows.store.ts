import type { Attachment, Message } from '@lakou/contract/messages';
import type { Db } from '#platform/db/db.ts';

export interface MessageRow {
  readonly id: string;
  readonly conversationId: string;
  readonly seq: number;
  readonly senderId: string;
  readonly recipientId: string;
  readonly clientMessageId: string | null;
  readonly content: string;
  readonly fileIds: string[];
  readonly createdAt: Date;
  readonly read: boolean;
  readonly writtenBy: string | null;
}

/** Messages of conversations `c`, each with whether the receiving member `r` has seen it. */
export const MESSAGE = `m.id, m.conversation_id as "conversationId", m.seq, m.sender_id as "senderId",
  case when m.sender_id = c.low_id then c.high_id else c.low_id end as "recipientId",
  m.client_id as "clientMessageId", m.content, m.file_ids as "fileIds", m.created_at as "createdAt",
  coalesce(m.seq <= r.read_seq, false) as read,
  (select w.name from app_users w where w.id = m.written_by) as "writtenBy"`;

export const MESSAGE_FROM = `messages m join conversations c on c.id = m.conversation_id
  left join conversation_members r on r.other_id = m.sender_id
    and r.user_id = case when m.sender_id = c.low_id then c.high_id else c.low_id end`;

/** As clients see them, with their attachments. */
export async function toMessages(db: Db, rows: readonly MessageRow[]): Promise<Message[]> {
  // Bounded by the files of the messages given.
  const ids = rows.flatMap(({ fileIds }) => fileIds);
  const files =
    ids.length === 0
      ? []
      : await db.read<Omit<Attachment, 'url'>>(
          'select id, content_type as "contentType", size from files where id = any ($1)',
          [ids],
        );
  const known = new Map(files.map((file) => [file.id, { ...file, url: `/api/files/${file.id}` }]));
  return rows.map(({ conversationId: _, seq: __, fileIds, createdAt, ...message }) => ({
    ...message,
    timestamp: createdAt.toISOString(),
    attachments: fileIds.flatMap((id) => known.get(id) ?? []),
  }));
}
