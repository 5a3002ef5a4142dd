import { z } from 'zod';
import { MOST_TOKENS, type Wire } from './wire.ts';

const Part = z.object({ text: z.string().optional() });
const Event = z.object({
  error: z.unknown().optional(),
  candidates: z
    .array(z.object({ content: z.object({ parts: z.array(Part).optional() }).optional() }))
    .optional(),
});

export const gemini: Wire = {
  request: ({ baseUrl, apiKey, model }, { system, turns }) => ({
    url: `${baseUrl}/v1beta/models/${encodeURIComponent(model)}:streamGenerateContent?alt=sse`,
    headers: { 'x-goog-api-key': apiKey },
    body: {
      systemInstruction: { parts: [{ text: system }] },
      contents: turns.map(({ role, text }) => ({ role, parts: [{ text }] })),
      generationConfig: { maxOutputTokens: MOST_TOKENS },
    },
  }),
  textOf(event) {
    const { error, candidates } = Event.parse(event);
    if (error) throw new Error('the model failed while answering');
    return candidates?.[0]?.content?.parts?.map(({ text = '' }) => text).join('');
  },
};
