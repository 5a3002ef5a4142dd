import { z } from 'zod';
import type { Contract } from './kit.ts';
import { LONGEST_MESSAGE, MOST_ATTACHMENTS, USUAL_REPLIES } from './messages.rules.ts';
import { LONGEST_PERSON_SEARCH } from './primitives.rules.ts';
import { Id, Language, Page } from './primitives.ts';
import { Role } from './user.ts';

/** A picture, a PDF or a voice note. */
const Attachment = z.object({ id: Id, url: z.string(), contentType: z.string(), size: z.number().int() });
export type Attachment = z.infer<typeof Attachment>;

export const Message = z.object({
  id: Id,
  senderId: Id,
  recipientId: Id,
  content: z.string(),
  timestamp: z.string(),
  /** The id that the sender's device gave it. */
  clientMessageId: z.string().nullable(),
  /** The recipient has seen it. */
  read: z.boolean(),
  /** Who wrote it in the sender's name, because the sender lets them act; null when the sender did. */
  writtenBy: z.string().nullable(),
  attachments: z.array(Attachment),
});
export type Message = z.infer<typeof Message>;

export const Conversation = z.object({
  /** The other person. */
  id: Id,
  name: z.string(),
  role: Role,
  specialty: z.string().nullable(),
  profilePhotoUrl: z.string().nullable(),
  lastMessage: Message.nullable(),
  /** With a search, the newest message that matches. */
  found: Message.nullable(),
  unread: z.number().int(),
  /** The caller has blocked them. */
  blocked: z.boolean(),
  /** How soon a provider usually replies to patients; absent in lists, and where too few replies tell it. */
  usualReply: z.enum(USUAL_REPLIES).optional(),
  /** Whether a hosted model may translate what the other person writes; absent in lists. */
  translatable: z.boolean().optional(),
});
export type Conversation = z.infer<typeof Conversation>;

/** Somebody with whom a person writes who lets the caller act for them. */
export const RepresentedConversation = Conversation.pick({
  id: true,
  name: true,
  role: true,
  specialty: true,
  profilePhotoUrl: true,
}).extend({ lastAt: z.string() });
export type RepresentedConversation = z.infer<typeof RepresentedConversation>;

const Person = z.string().max(100);

export const NewMessage = z.object({
  senderId: Person,
  recipientId: Person,
  /** May be empty with an attachment. */
  content: z.string().trim().max(LONGEST_MESSAGE).default(''),
  clientMessageId: z.string().trim().min(1).max(100).nullish(),
  attachmentIds: z.array(Id).max(MOST_ATTACHMENTS).default([]),
});
export type NewMessage = z.infer<typeof NewMessage>;

const Search = z.string().trim().max(LONGEST_PERSON_SEARCH).optional();

export const messages = {
  'GET /api/chat/history/:a/:b': {
    summary: 'What two people wrote, oldest first: the newest part, and with `after` the part before it',
    params: z.object({ a: Id, b: Id }),
    query: Page.extend({ search: Search }),
    reply: z.array(Message),
  },
  'POST /api/chat/send': {
    summary: 'Write to somebody; sent again with the same `clientMessageId`, it is still one message',
    body: NewMessage,
    reply: Message,
    status: 201,
  },
  'GET /api/chat/conversations': {
    summary: 'Whom the caller writes with, newest first; `search` looks at names and messages',
    query: Page.extend({ search: Search }),
    reply: z.array(Conversation),
  },
  'GET /api/chat/conversations/:userId': {
    summary: 'One of them, or somebody the caller may write to',
    params: z.object({ userId: Id }),
    reply: Conversation,
  },
  'GET /api/chat/for/:patientId/conversations': {
    summary: 'Whom somebody writes with who lets the caller act for them, newest first',
    params: z.object({ patientId: Id }),
    query: Page,
    reply: z.array(RepresentedConversation),
  },
  'GET /api/chat/for/:patientId/conversations/:userId': {
    summary: 'What the two wrote, oldest first: the newest part, and with `after` the part before it',
    params: z.object({ patientId: Id, userId: Id }),
    query: Page,
    reply: z.array(Message),
  },
  'POST /api/chat/for/:patientId/conversations/:userId': {
    summary: 'Write in their name where they have written before; the message names its writer',
    params: z.object({ patientId: Id, userId: Id }),
    body: z.object({
      content: z.string().trim().min(1).max(LONGEST_MESSAGE),
      clientMessageId: z.string().trim().min(1).max(100).nullish(),
    }),
    reply: Message,
    status: 201,
  },
  'POST /api/chat/messages/:id/translation': {
    summary: 'A message that the caller received, in their language; a hosted model translates it once',
    params: z.object({ id: Id }),
    reply: z.object({ text: z.string(), language: Language }),
    status: 200,
    failure: 'translation_failed',
  },
  'GET /api/chat/unread': {
    summary: 'How many messages the caller has not seen',
    reply: z.object({ unread: z.number().int() }),
  },
  'GET /api/unread': {
    summary: 'How many messages and notifications the caller has not seen',
    reply: z.object({ messages: z.number().int(), notifications: z.number().int() }),
  },
  'POST /api/chat/read': {
    summary: 'Everything somebody wrote was seen, or all up to one message',
    body: z.object({ userId: Person, messageId: Id.optional() }),
  },
  'POST /api/chat/typing': {
    summary: 'Tell somebody that an answer is being typed',
    body: z.object({ recipientId: Person }),
  },
  'POST /api/chat/block': {
    summary: 'Take no more messages from somebody',
    body: z.object({ userId: Person }),
  },
  'POST /api/chat/unblock': {
    summary: 'Take messages from them again',
    body: z.object({ userId: Person }),
  },
} as const satisfies Contract;
