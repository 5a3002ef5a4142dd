import type { Namespace } from './language/namespaces.ts';

/** What a route module can declare in its `handle`. */
export interface PageHandle {
  /** Prerendered and without scripts. */
  static?: boolean;
  /** Namespaces whose texts are written into the prerendered HTML of a page that hydrates. */
  words?: Namespace[];
  /** Styled by auth.css, the small stylesheet of sign-in and register. */
  readonly auth?: true;
  /** Without the header, the tabs and the footer on a phone. */
  readonly bare?: true;
}
