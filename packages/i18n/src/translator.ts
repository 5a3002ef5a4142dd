import type { Language } from './languages.ts';
import { formatNumber } from './numbers.ts';
import { pluralCategory } from './plural.ts';
import { PRODUCT } from './product.ts';
import type { ListAt, ListKey, Say } from './text-keys.ts';

/** What one locale file holds. */
export type Words = Readonly<Record<string, unknown>>;

/** The texts of one namespace in one language. */
export interface Texts<W> {
  /** The text of a key, its `{{placeholders}}` filled; `count` chooses between `key_zero`, `key_one` and `key_other`. */
  readonly t: Say<W>;
  /** A list of texts, or of groups of texts. */
  list<const K extends ListKey<W>>(key: K): ListAt<W, K>;
}

/**
 * The texts of one language that were added so far; `Catalogue` has the English file of each
 * namespace.
 */
export interface Translator<Catalogue> {
  add(namespace: keyof Catalogue & string, words: Words): void;
  wordsOf(namespace: keyof Catalogue & string): Words | undefined;
  /** The same object each time, so that `t` can be a dependency of an effect. */
  of<const N extends keyof Catalogue & string>(namespace: N): Texts<Catalogue[N]>;
}

const isGroup = (value: unknown): value is Words => typeof value === 'object' && value !== null;

const find = (words: unknown, key: string) =>
  key.split('.').reduce((value, part) => (isGroup(value) ? value[part] : undefined), words);

/**
 * Fills a text, or every text of a list or group. A value that is filled in is never read as a
 * placeholder.
 */
function fill(value: unknown, values: Words): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  if (Array.isArray(value)) return value.map((one) => fill(one, values));
  if (isGroup(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, values)]));
  return value;
}

/** A count as the language writes it; below a thousand all write the same. */
const countText = (lang: Language, count: number): string =>
  Number.isInteger(count) && Math.abs(count) < 1000 ? String(count) : formatNumber(lang, count);

export function createTranslator<Catalogue>(lang: Language): Translator<Catalogue> {
  const catalogue = new Map<string, Words>();
  const texts = new Map<string, Texts<Words>>();

  function say(namespace: string, key: string, values: Words = {}): unknown {
    const { count } = values;
    const forms =
      typeof count === 'number' ? [count === 0 && '_zero', `_${pluralCategory(lang, count)}`] : [];
    for (const form of [...forms, '']) {
      const found = form === false ? undefined : find(catalogue.get(namespace), key + form);
      if (found === undefined) continue;
      const shown = typeof count === 'number' ? { ...values, count: countText(lang, count) } : values;
      return fill(found, { product: PRODUCT, ...shown });
    }
    return key; // the checks make sure that no key is missing
  }

  return {
    add: (namespace, words) => void catalogue.set(namespace, words),
    wordsOf: (namespace) => catalogue.get(namespace),
    of<const N extends keyof Catalogue & string>(namespace: N) {
      let own = texts.get(namespace);
      if (!own) {
        const speak = (key: string, values?: Words) => say(namespace, key, values);
        own = { t: speak, list: speak } as unknown as Texts<Words>;
        texts.set(namespace, own);
      }
      return own as unknown as Texts<Catalogue[N]>;
    },
  };
}
