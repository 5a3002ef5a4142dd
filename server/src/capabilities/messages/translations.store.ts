import type { Role } from '@lakou/contract';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

/** A message that the actor received. */
export interface Received {
  readonly messageId: string;
  readonly senderId: string;
  readonly senderRole: Role;
  readonly content: string;
}

export async function findReceived({ actor, db }: Lookup, id: string): Promise<Received | undefined> {
  const [found] = await db.read<Received>(
    `select m.id as "messageId", m.sender_id as "senderId", u.role as "senderRole", m.content
     from messages m
     join conversations c on c.id = m.conversation_id
     join app_users u on u.id = m.sender_id
     where m.id = $1 and $2 in (c.low_id, c.high_id) and m.sender_id <> $2 and m.content <> ''`,
    [id, actor.id],
  );
  return found;
}

type Translating = Grant<'message:translate', Received>;

export async function findTranslation({ db, scope, actor }: Translating): Promise<string | undefined> {
  const [found] = await db.read<{ text: string }>(
    'select text from message_translations where message_id = $1 and language = $2',
    [scope.messageId, actor.language],
  );
  return found?.text;
}

export async function saveTranslation({ db, scope, actor, at }: Translating, text: string): Promise<void> {
  await db.query(
    `insert into message_translations (message_id, language, text, created_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [scope.messageId, actor.language, text, at],
  );
}
