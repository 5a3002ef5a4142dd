import { Id } from '@lakou/contract/primitives';
import { type ById, policy, type Rule, type RuleContext, signedIn } from '#platform/access/policy.ts';
import { fail } from '#platform/errors.ts';
import { isListedProvider } from '../providers/providers.service.ts';
import { mayWrite } from './pairs.rules.ts';
import { findChatRelation, findConversation } from './pairs.store.ts';
import { findReceived, type Received } from './translations.store.ts';

/** The other person, and the conversation when there is one. */
export interface Other {
  /** Whose conversation it is: the actor, or who lets the actor write for them. */
  readonly ownId: string;
  readonly otherId: string;
  readonly conversationId: string | undefined;
}
/** The two have written to each other. */
export interface ConversationScope extends Other {
  readonly conversationId: string;
}

export async function recipient(question: RuleContext, otherId: string): Promise<Other | undefined> {
  const { actor, config } = question;
  const other = await findChatRelation(question, otherId);
  if (!other) return undefined;
  const asksForListing = actor.role === 'PATIENT' && other.role === 'PROVIDER';
  const otherIsListed = asksForListing && (await isListedProvider(question, other.id, config));
  if (!mayWrite(actor, other, { ...other, otherIsListed })) return undefined;
  return { ownId: actor.id, otherId: other.id, conversationId: other.conversationId ?? undefined };
}

export async function findConversationScope(
  question: RuleContext,
  otherId: string,
): Promise<ConversationScope | undefined> {
  const conversationId = await findConversation(question, otherId);
  return conversationId ? { ownId: question.actor.id, otherId, conversationId } : undefined;
}

const mayBeWrittenTo: Rule<Other, { body: { recipientId: string } }> = async (question) => {
  const id = Id.safeParse(question.body.recipientId);
  return (id.success && (await recipient(question, id.data))) || fail('recipient_unknown');
};

/** The messages of the actor and another person, or an empty page before the first one. */
const findReadable = async (question: RuleContext, otherId: string): Promise<Other | undefined> =>
  (await findConversationScope(question, otherId)) ?? (await recipient(question, otherId));

const isReadablePartner: Rule<Other, { params: { userId: string } }> = (question) =>
  findReadable(question, question.params.userId);

/** The other of the two in the path; undefined when the caller is neither. */
const isOneOfTwo: Rule<Other, { params: { a: string; b: string } }> = (question) => {
  const { a, b } = question.params;
  const me = question.actor.id;
  return a === me ? findReadable(question, b) : b === me ? findReadable(question, a) : undefined;
};

const isOwnConversation: Rule<ConversationScope, { body: { userId: string } }> = (question) => {
  const id = Id.safeParse(question.body.userId);
  return id.success ? findConversationScope(question, id.data) : undefined;
};

/** A message with words that was written to the actor, where a hosted model is set. */
const isReceived: Rule<Received, ById> = (question) =>
  question.config.model ? findReceived(question, question.params.id) : undefined;

export const canTranslate = policy('message:translate', signedIn, { object: isReceived });
export const canSend = policy('message:send', signedIn, {
  identity: ({ senderId }) => senderId,
  object: mayBeWrittenTo,
});
export const canType = policy('message:type', signedIn, { object: mayBeWrittenTo });
export const canReadHistory = policy('message:read', signedIn, { object: isOneOfTwo });
export const canReadConversation = policy('conversation:read', signedIn, { object: isReadablePartner });
export const canListConversations = policy('conversation:list', signedIn);
export const canCountUnread = policy('unread:count', signedIn);
export const canMarkRead = policy('conversation:mark-read', signedIn, { object: isOwnConversation });
export const canBlock = policy('conversation:block', signedIn, { object: isOwnConversation });
