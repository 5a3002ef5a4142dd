import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, line, Page } from './primitives.ts';
import { LONGEST_QUICK_TEXT, LONGEST_QUICK_TITLE } from './quick-texts.rules.ts';

/** A text that a provider writes often. */
export const QuickText = z.object({ id: Id, title: z.string(), body: z.string() });
export type QuickText = z.infer<typeof QuickText>;

export const NewQuickText = z.object({
  title: line(LONGEST_QUICK_TITLE).min(1),
  body: z.string().trim().min(1).max(LONGEST_QUICK_TEXT),
});
export type NewQuickText = z.infer<typeof NewQuickText>;

const One = z.object({ id: Id });

/** Texts to insert into messages and notes, each provider’s own. */
export const quickTexts = {
  'GET /api/providers/me/quick-texts': {
    summary: 'One’s own texts, oldest first',
    query: Page,
    reply: z.array(QuickText),
  },
  'POST /api/providers/me/quick-texts': {
    summary: 'Keep a text to insert later',
    body: NewQuickText,
    reply: QuickText,
    status: 201,
  },
  'PUT /api/providers/me/quick-texts/:id': {
    summary: 'Change one’s text',
    params: One,
    body: NewQuickText,
    reply: QuickText,
  },
  'DELETE /api/providers/me/quick-texts/:id': {
    summary: 'Remove one’s text',
    params: One,
  },
} as const satisfies Contract;
