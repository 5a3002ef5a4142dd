import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Email, Language } from './primitives.ts';

/**
 * Even when a mail program has damaged the link, the person is redirected to a page that says so;
 * `lang` is the language of the mail.
 */
const MailedLink = z.object({
  token: z.string().max(200).catch('').optional(),
  lang: Language.optional().catch(undefined),
});

const Message = z.object({ message: z.string() });

/** Verifying and changing an e-mail address. */
export const email = {
  'GET /api/auth/verify': {
    summary:
      'The link in the verification mail: verifies, then leads to the sign-in page with `verified=true` or `error`',
    query: MailedLink,
    status: 302,
  },
  'POST /api/auth/verify/resend': {
    summary: 'Send the verification mail again, if there is something to verify; the answer does not tell',
    body: z.object({ email: Email }),
    reply: Message,
    status: 202,
  },
  'PUT /api/users/me/email': {
    summary: 'Ask for another e-mail address; it counts once the link sent there was followed',
    body: z.object({ newEmail: Email, password: z.string().min(1).max(1000) }),
    reply: Message,
    status: 202,
  },
  'POST /api/users/me/email': {
    summary:
      'Add an e-mail address to an account that was made with a phone; it counts once its link was followed',
    body: z.object({ email: Email }),
    reply: Message,
    status: 202,
  },
  'POST /api/auth/undo-email': {
    summary: 'With the token sent to the old address: keep or restore it, and sign everybody out',
    body: z.object({ token: z.string().max(200) }),
    reply: Message,
  },
  'GET /api/auth/confirm-email': {
    summary:
      'The link in the mail to a new address: replaces the old one, then leads to the sign-in page with `emailChanged=true` or `changeError`',
    query: MailedLink,
    status: 302,
  },
} as const satisfies Contract;
