import type { Language } from '@lakou/i18n';

/** Creates the history of the demo: makes calls of the whole product at a chosen time. */
export interface DemoSession {
  /**
   * Makes a call as this person at that time and returns the JSON. Throws when the call is refused.
   */
  act<T = { id: string }>(who: string, at: Date, key: string, payload?: object): Promise<T>;
  /** Registers a person, in their own language. */
  register(at: Date, url: string, language: Language, payload: object): Promise<void>;
  idOf(email: string): Promise<string>;
  close(): Promise<void>;
}
