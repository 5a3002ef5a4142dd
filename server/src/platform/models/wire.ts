import type { ModelSettings } from '../config.ts';

/** What a model is asked: how to behave, and what was said so far, a person's words last. */
export interface Conversation {
  readonly system: string;
  readonly turns: readonly { readonly role: 'user' | 'model'; readonly text: string }[];
}

/** How one kind of provider wants to be asked, and answers. */
export interface Wire {
  request(
    settings: ModelSettings,
    conversation: Conversation,
  ): { url: string; headers: Readonly<Record<string, string>>; body: unknown };
  /** The words in one event of the answer, if any; throws when the event is a failure. */
  textOf(event: unknown): string | undefined;
}

export const MOST_TOKENS = 900;
