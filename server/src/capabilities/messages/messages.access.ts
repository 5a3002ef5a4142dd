import { Id } from '@lakou/contract/primitives';
import type { Actor } from '#platform/access/actor.ts';
import { policy, type Rule, signedIn } from '#platform/access/policy.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { isListedProvider } from '../providers/providers.service.ts';
import { mayWrite } from './pairs.rules.ts';
import { findChatRelation, findConversation } from './pairs.store.ts';

/** Whom it is about; the conversation once there is one. */
export interface Other {
  readonly otherId: string;
  readonly conversationId: string | undefined;
}
/** The two write to each other. */
export interface Talk extends Other {
  readonly conversationId: string;
}

async function recipient(
  db: Db,
  actor: Actor,
  id: unknown,
  { config, clock }: Platform,
): Promise<Other | undefined> {
  const otherId = Id.safeParse(id);
  const other = otherId.success ? await findChatRelation(db, actor, otherId.data, clock.now()) : undefined;
  if (!other) return undefined;
  const asksForListing = actor.role === 'PATIENT' && other.role === 'PROVIDER';
  const otherIsListed = asksForListing && (await isListedProvider(db, other.id, config));
  if (!mayWrite(actor, other, { ...other, otherIsListed })) return undefined;
  return { otherId: other.id, conversationId: other.conversationId ?? undefined };
}

async function talk(db: Db, actor: Actor, id: unknown): Promise<Talk | undefined> {
  const otherId = Id.safeParse(id);
  if (!otherId.success) return undefined;
  const conversationId = await findConversation(db, actor.id, otherId.data);
  return conversationId ? { otherId: otherId.data, conversationId } : undefined;
}

const field = (body: unknown, name: string): unknown => (body as Record<string, unknown>)[name];

const mayBeWrittenTo =
  (platform: Platform): Rule<Other> =>
  async ({ actor, db, body }) =>
    (await recipient(db, actor, field(body, 'recipientId'), platform)) ?? fail('recipient_unknown');

/** What two people wrote, or the empty page before their first word. */
const knows =
  (
    platform: Platform,
    whom: (params: Readonly<Record<string, string>>, me: string) => unknown,
  ): Rule<Other> =>
  async ({ actor, db, params }) => {
    const id = whom(params, actor.id);
    return (await talk(db, actor, id)) ?? (await recipient(db, actor, id, platform));
  };

/** The other of the two in the path; nobody when the caller is neither. */
const otherOfTwo = ({ a, b }: Readonly<Record<string, string>>, me: string) =>
  a === me ? b : b === me ? a : undefined;

const talksWith: Rule<Talk> = ({ actor, db, body }) => talk(db, actor, field(body, 'userId'));

export const canSend = (platform: Platform) =>
  policy('message:send', signedIn, {
    identity: ({ senderId }) => senderId,
    object: mayBeWrittenTo(platform),
  });
export const canType = (platform: Platform) =>
  policy('message:type', signedIn, { object: mayBeWrittenTo(platform) });
export const canReadHistory = (platform: Platform) =>
  policy('message:read', signedIn, { object: knows(platform, otherOfTwo) });
export const canReadConversation = (platform: Platform) =>
  policy('conversation:read', signedIn, { object: knows(platform, ({ userId }) => userId) });
export const canListConversations = policy('conversation:list', signedIn);
export const canCountUnread = policy('unread:count', signedIn);
export const canMarkRead = policy('conversation:mark-read', signedIn, { object: talksWith });
export const canBlock = policy('conversation:block', signedIn, { object: talksWith });
