/** Whose hosted models can be set up. */
export const MODEL_PROVIDERS = ['anthropic', 'openai', 'gemini'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];
