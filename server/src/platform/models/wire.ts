import type { ModelSettings } from '../service-settings.ts';

/**
 * The input of a model: the instructions and the conversation so far, with the person's message
 * last.
 */
export interface Conversation {
  readonly system: string;
  readonly turns: readonly { readonly role: 'user' | 'model'; readonly text: string }[];
}

/** The request and answer format of one provider. */
export interface Wire {
  request(
    settings: ModelSettings,
    conversation: Conversation,
  ): { url: string; headers: Readonly<Record<string, string>>; body: unknown };
  /** The text in one event of the answer, if any; throws when the event is a failure. */
  textOf(event: unknown): string | undefined;
}

export const MOST_TOKENS = 900;
