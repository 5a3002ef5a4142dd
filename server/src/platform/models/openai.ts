import { z } from 'zod';
import type { Wire } from './wire.ts';

const Event = z.object({
  error: z.unknown().optional(),
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })).optional(),
});

/**
 * OpenAI, and every service with the same API. The limit of the answer's length has two names
 * there, so we count ourselves.
 */
export const openai: Wire = {
  request: ({ baseUrl, apiKey, model }, { system, turns }) => ({
    url: `${baseUrl}/chat/completions`,
    headers: { authorization: `Bearer ${apiKey}` },
    body: {
      model,
      stream: true,
      messages: [
        { role: 'system', content: system },
        ...turns.map(({ role, text }) => ({ role: role === 'model' ? 'assistant' : 'user', content: text })),
      ],
    },
  }),
  textOf(event) {
    const { error, choices } = Event.parse(event);
    if (error) throw new Error('the model failed while answering');
    return choices?.[0]?.delta?.content ?? undefined;
  },
};
