import { z } from 'zod';
import type { Contract } from './kit.ts';
import { LONGEST_TEXT_PHONE, TEXT_CODE_LENGTH, TEXT_GROUPS } from './text-messages.rules.ts';

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** No text message arrives between these times of the reader's day, but for a visit that is near. */
const QuietHours = z.object({ from: TimeOfDay, to: TimeOfDay });

export const TextSettings = z.object({
  /** The number that was proven by a code, in international form; null when there is none. */
  phone: z.string().nullable(),
  provenAt: z.string().nullable(),
  /** When STOP came from that number; START takes it back. */
  stoppedAt: z.string().nullable(),
  groups: z.array(z.enum(TEXT_GROUPS)),
  quietHours: QuietHours.nullable(),
  /** They go to that number on WhatsApp instead of as SMS. */
  whatsApp: z.boolean(),
  /** Whether this instance can send them there. */
  whatsAppOffered: z.boolean(),
});
export type TextSettings = z.infer<typeof TextSettings>;

export const TextChoices = z.object({
  groups: z.array(z.enum(TEXT_GROUPS)).max(TEXT_GROUPS.length).optional(),
  quietHours: QuietHours.nullable().optional(),
  whatsApp: z.boolean().optional(),
});
export type TextChoices = z.infer<typeof TextChoices>;

/** What the gateway sends when somebody answers, on WhatsApp with `whatsapp:` before the number; its other fields count for the signature. */
const TextAnswer = z.object({
  From: z.string().min(1).max(40),
  Body: z.string().max(2000),
  MessageSid: z.string().min(1).max(100),
});

/** Text messages: the number they go to, which of them, when, and the answers to them. */
export const textMessages = {
  'GET /api/users/me/text-messages': {
    summary: 'The number for text messages, and what is sent to it',
    reply: TextSettings,
  },
  'PUT /api/users/me/text-messages': {
    summary: 'Choose what is sent, and the hours without messages; what is not named stays',
    body: TextChoices,
    reply: TextSettings,
  },
  'POST /api/users/me/text-messages/code': {
    summary: 'Send a code to a number, to prove that it is one’s own',
    body: z.object({
      phone: z.string().trim().min(1).max(LONGEST_TEXT_PHONE),
      timeZone: z.string().max(60).optional(),
    }),
  },
  'POST /api/users/me/text-messages/number': {
    summary: 'Prove the number with the code; text messages are on from then',
    body: z.object({
      code: z
        .string()
        .trim()
        .regex(new RegExp(`^\\d{${TEXT_CODE_LENGTH}}$`), { error: 'two_step_code_wrong' }),
    }),
    reply: TextSettings,
  },
  'DELETE /api/users/me/text-messages/number': { summary: 'Forget the number, and send nothing to it' },
  'POST /api/text-messages/answers': {
    summary: 'For the text message gateway: somebody answered. The gateway signs what it sends',
    body: TextAnswer,
    form: true,
  },
} as const satisfies Contract;
