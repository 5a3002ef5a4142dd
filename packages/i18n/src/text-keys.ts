// The keys of a locale file as types, read off the English one: `hero.title`, `visits` for `visits_one`/`visits_other`.

type Form = 'zero' | 'one' | 'other';

/** Dotted keys of what has a single form. */
type PlainKey<W> = {
  [K in keyof W & string]: W[K] extends string
    ? K extends `${string}_${Form}`
      ? never
      : K
    : W[K] extends readonly unknown[]
      ? never
      : `${K}.${PlainKey<W[K]>}`;
}[keyof W & string];

/** Dotted keys of what is counted, without their form. */
type CountedKey<W> = {
  [K in keyof W & string]: W[K] extends string
    ? K extends `${infer Base}_${Form}`
      ? Base
      : never
    : W[K] extends readonly unknown[]
      ? never
      : `${K}.${CountedKey<W[K]>}`;
}[keyof W & string];

/** Dotted keys of lists. */
export type ListKey<W> = {
  [K in keyof W & string]: W[K] extends string
    ? never
    : W[K] extends readonly unknown[]
      ? K
      : `${K}.${ListKey<W[K]>}`;
}[keyof W & string];

export type ListAt<W, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof W
    ? ListAt<W[Head], Rest>
    : never
  : K extends keyof W
    ? W[K]
    : never;

type Values = Readonly<Record<string, string | number | undefined>>;

/** A counted text is never asked for without its count. */
export interface Say<W> {
  (key: PlainKey<W>, values?: Values): string;
  (key: CountedKey<W>, values: Values & { readonly count: number }): string;
}
