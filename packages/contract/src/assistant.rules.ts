/** The providers of hosted models that can be configured. */
export const MODEL_PROVIDERS = ['anthropic', 'openai', 'gemini'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];
