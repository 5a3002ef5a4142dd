import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Email, Id, Language, Page, PersonName } from './primitives.ts';
import { LONGEST_SUPPORT_PHONE, LONGEST_SUPPORT_TEXT, SUPPORT_TOPICS } from './support.rules.ts';
import { Role } from './user.ts';

const Topic = z.enum(SUPPORT_TOPICS);
const SupportText = z.string().trim().min(1).max(LONGEST_SUPPORT_TEXT);

export const SupportMessage = z.object({
  name: PersonName,
  /** One of the two, else nobody could answer. */
  email: Email.optional(),
  phone: z.string().trim().min(1).max(LONGEST_SUPPORT_PHONE).optional(),
  topic: Topic.default('other'),
  message: SupportText,
});
export type SupportMessage = z.infer<typeof SupportMessage>;

const SupportRow = z.object({
  id: Id,
  name: z.string(),
  /** As they were typed: they prove nothing. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  topic: Topic,
  message: z.string(),
  language: Language,
  createdAt: z.string(),
  closedAt: z.string().nullable(),
  /** The account with this address or number, if there is one. */
  account: z.object({ id: Id, name: z.string(), role: Role }).nullable(),
  answers: z.array(z.object({ id: Id, text: z.string(), createdAt: z.string(), by: z.string().nullable() })),
});
export type SupportRow = z.infer<typeof SupportRow>;

export const SupportSearch = Page.extend({ state: z.enum(['open', 'closed']).default('open') });
export type SupportSearch = z.infer<typeof SupportSearch>;

const OneRequest = z.object({ id: Id });

/** What people ask support, and its answers by mail or text message. */
export const support = {
  'POST /api/support': {
    summary: 'Write to support; the answer comes by e-mail, or by text message to who gives a number alone',
    body: SupportMessage,
    reply: z.object({ message: z.string() }),
    status: 201,
  },
  'GET /api/admin/support': {
    summary: 'What was asked, the longest wait first; what is answered, the newest first',
    query: SupportSearch,
    reply: z.array(SupportRow),
  },
  'POST /api/admin/support/:id/answer': {
    summary: 'Answer by e-mail or text message; that closes the question',
    params: OneRequest,
    body: z.object({ text: SupportText }),
    reply: SupportRow,
  },
  'POST /api/admin/support/:id/close': {
    summary: 'Close a question without an answer',
    params: OneRequest,
    reply: SupportRow,
  },
} as const satisfies Contract;
