import { z } from 'zod';
import { SECTION_NAMES } from './fhir.rules.ts';
import {
  LINK_LIFETIMES,
  LONGEST_CIPHERTEXT,
  LONGEST_PASSCODE,
  LONGEST_RECIPIENT,
  SHORTEST_PASSCODE,
} from './health-links.rules.ts';
import type { Contract } from './kit.ts';
import { Id, line, Page } from './primitives.ts';

/** Five parts of base64url with dots between them, the second empty: encrypted with a key that is not sent. */
const Ciphertext = z
  .string()
  .max(LONGEST_CIPHERTEXT)
  .regex(/^[\w-]+\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);

/** One time somebody opened the link; `recipient` is what their program said of itself. */
const LinkOpen = z.object({ id: Id, at: z.string(), recipient: z.string() });

export const HealthLink = z.object({
  id: Id,
  createdAt: z.string(),
  expiresAt: z.string(),
  /** `closed`: too many wrong passcodes. */
  state: z.enum(['live', 'expired', 'revoked', 'closed']),
  hasPasscode: z.boolean(),
  attemptsLeft: z.number().int(),
  sections: z.array(z.enum(SECTION_NAMES)),
  opens: z.number().int(),
  /** The newest ten. */
  lastOpens: z.array(LinkOpen),
});
export type HealthLink = z.infer<typeof HealthLink>;

const NewLink = z.object({
  expiresIn: z.enum(LINK_LIFETIMES).default('1h'),
  passcode: z.string().trim().min(SHORTEST_PASSCODE).max(LONGEST_PASSCODE).nullish(),
  sections: z.array(z.enum(SECTION_NAMES)).max(SECTION_NAMES.length),
  ciphertext: Ciphertext,
});
export type NewLink = z.infer<typeof NewLink>;

const Manifest = z.object({
  files: z.array(
    z.object({
      contentType: z.literal('application/fhir+json'),
      embedded: z.string().optional(),
      location: z.string().optional(),
      lastUpdated: z.string(),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

const Token = z.string().max(100);

/** Showing one’s record to somebody without an account. We never have the key of what we keep. */
export const healthLinks = {
  'POST /api/records/share': {
    summary: 'Share one’s record: keeps what the browser encrypted, and answers with the address of a link',
    body: NewLink,
    reply: HealthLink.extend({ url: z.string() }),
    status: 201,
  },
  'GET /api/records/share': {
    summary: 'One’s links, newest first, with who opened them',
    query: Page,
    reply: z.array(HealthLink),
  },
  'DELETE /api/records/share/:id': {
    summary: 'Revoke a link: it opens nothing from now on',
    params: z.object({ id: Id }),
  },
  'POST /shl/:token': {
    summary: 'The manifest of a SMART Health Link',
    params: z.object({ token: Token }),
    body: z.object({
      // One line: it is put into what the patient is told.
      recipient: line(LONGEST_RECIPIENT).min(1),
      passcode: z.string().max(LONGEST_PASSCODE).nullish(),
      embeddedLengthMax: z.number().int().min(0).optional(),
    }),
    reply: Manifest,
    anyOrigin: true,
  },
  'GET /shl/:token/:file': {
    summary: 'The encrypted file that a manifest named less than an hour ago',
    params: z.object({ token: Token, file: Token }),
    download: true,
    anyOrigin: true,
  },
} as const satisfies Contract;
