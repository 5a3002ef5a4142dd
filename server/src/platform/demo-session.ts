import type { Language } from '@lakou/i18n';

/** Plays the past of the demo: calls the whole product at a chosen time. */
export interface DemoSession {
  /** Calls as this person at that time, and answers the JSON. Throws when the call is refused. */
  act<T = { id: string }>(who: string, at: Date, key: string, payload?: object): Promise<T>;
  /** Registers somebody, in their own language. */
  arrive(at: Date, url: string, language: Language, payload: object): Promise<void>;
  idOf(email: string): Promise<string>;
  close(): Promise<void>;
}
