import { z } from 'zod';
import { MOST_TOKENS, type Wire } from './wire.ts';

const Event = z.object({ type: z.string(), delta: z.object({ text: z.string().optional() }).optional() });

export const anthropic: Wire = {
  request: ({ baseUrl, apiKey, model }, { system, turns }) => ({
    url: `${baseUrl}/v1/messages`,
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    body: {
      model,
      system,
      max_tokens: MOST_TOKENS,
      stream: true,
      messages: turns.map(({ role, text }) => ({
        role: role === 'model' ? 'assistant' : 'user',
        content: text,
      })),
    },
  }),
  textOf(event) {
    const { type, delta } = Event.parse(event);
    if (type === 'error') throw new Error('the model failed while answering');
    return type === 'content_block_delta' ? delta?.text : undefined;
  },
};
