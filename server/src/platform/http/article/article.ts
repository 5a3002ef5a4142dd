import type { Language } from '@lakou/i18n';
import type { WalPosition } from '../../db/wal-position.ts';
import type { Markup } from './markup.ts';

/** A public page that the server writes whole: it reads without script and without a session. */
export interface Article {
  /** Its canonical path, after the language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: Markup;
  /** A picture of its subject; without one, our own picture. */
  readonly image?: string;
  /** schema.org */
  readonly data: object;
  /** Search engines leave it out: results of a search, or what is not verified. */
  readonly isHidden?: boolean;
}

/** What was asked for has an address of its own, after the language. */
export interface Elsewhere {
  readonly elsewhere: string;
}

export interface ArticleRequest {
  readonly params: Readonly<Record<string, string>>;
  /** What the form of a page asks for, shortened; empty when nothing. */
  readonly asked: (name: string) => string;
  /** The address of the network: nobody is signed in here, so it stands for a person. */
  readonly ip: string;
  readonly lang: Language;
  /** What this browser wrote last, for pages that a replica may give. */
  readonly wrote: WalPosition | undefined;
}

export interface ArticlePage {
  /** Its path after the language, with parameters. */
  readonly path: string;
  /** The paths after the language that search engines should know, where the build does not know them. */
  readonly listed?: () => Promise<readonly string[]>;
  /** Undefined when there is no such page or it may not be shown. */
  readonly find: (
    request: ArticleRequest,
  ) => Article | Elsewhere | undefined | Promise<Article | Elsewhere | undefined>;
}
