import { z } from 'zod';
import { MODEL_PROVIDERS } from './assistant.rules.ts';
import type { Contract } from './kit.ts';
import { Id } from './primitives.ts';

const MOST_TEXT = 32 * 1024;

export const ChatTurn = z.object({
  role: z.enum(['user', 'model']),
  parts: z
    .array(z.object({ text: z.string().max(MOST_TEXT, { error: 'body_too_large' }) }))
    .min(1)
    .max(50),
});
export type ChatTurn = z.infer<typeof ChatTurn>;

export const AiConsent = z.object({
  /** Whether the person's text may be sent to the hosted model. */
  consent: z.boolean(),
  /** The model's provider; null when none is configured, and nothing is sent. */
  provider: z.enum(MODEL_PROVIDERS).nullable(),
});
export type AiConsent = z.infer<typeof AiConsent>;

export const LabExplanation = z.object({
  explanation: z.string(),
  findings: z.array(
    z.object({
      test: z.string(),
      name: z.string(),
      loinc: z.string(),
      value: z.string(),
      status: z.enum(['critical_low', 'low', 'normal', 'high', 'critical_high', 'unknown']),
      text: z.string(),
    }),
  ),
});
export type LabExplanation = z.infer<typeof LabExplanation>;

export const assistant = {
  'POST /api/chat': {
    summary: 'Asks the assistant; the answer comes as text while it is written',
    body: z.object({ history: z.array(ChatTurn).min(1).max(500) }),
    reply: z.string(),
    stream: 'text',
    failure: 'assistant_unavailable',
  },
  'POST /api/ai/explain-lab-results': {
    summary: 'Laboratory results in plain words; what is not known stays unknown',
    body: z.object({
      summary: z.string().trim().min(1).max(10_000),
      /** A dependent: their age and sex are used. */
      dependentId: Id.nullish(),
    }),
    reply: LabExplanation,
  },
  'GET /api/users/me/ai-consent': {
    summary: 'Whether one agreed that a hosted model reads what one writes',
    reply: AiConsent,
  },
  'PUT /api/users/me/ai-consent': {
    summary: 'Agree to it, or take it back',
    body: z.object({ consent: z.boolean() }),
    reply: AiConsent,
  },
} as const satisfies Contract;
