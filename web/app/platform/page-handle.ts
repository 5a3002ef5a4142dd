import type { Namespace } from './language/namespaces.ts';

/** What a route module may say of itself in its `handle`. */
export interface PageHandle {
  /** Prerendered and script-free: read, navigated and translated without JavaScript. */
  static?: boolean;
  /** Words carried in the prerendered HTML of a page that hydrates. */
  words?: Namespace[];
  /** Styled by auth.css, the small stylesheet of sign-in and register. */
  readonly auth?: true;
}
