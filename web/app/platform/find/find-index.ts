import rows from 'virtual:find-entries';
import { createFind } from '@lakou/content/find';
import type { FindKind } from '@lakou/content/find-kinds';
import type { Language } from '@lakou/i18n';

/** Something that everyday words lead to. */
export interface FindItem {
  readonly kind: FindKind;
  readonly id: string;
  readonly to: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly phrases: readonly string[];
  readonly words: readonly string[];
  readonly areas: readonly string[];
}

const items = rows.map(
  ([kind, id, to, [en, fr, ht], names, words, areas]): FindItem => ({
    kind,
    id,
    to,
    title: { en, fr, ht },
    phrases: [...names, ...words],
    words,
    areas,
  }),
);

const everyday = new Map<FindKind, ReturnType<typeof createFind<FindItem>>>();

/** The index of one kind by its everyday words alone, built when it is first needed. */
export function everydayIndex(kind: FindKind) {
  const known = everyday.get(kind);
  if (known) return known;
  const ofKind = items.filter((item) => item.kind === kind).map((item) => ({ ...item, phrases: item.words }));
  const made = createFind(ofKind);
  everyday.set(kind, made);
  return made;
}

let all: ReturnType<typeof createFind<FindItem>> | undefined;

/** The index of everything, by names and by everyday words. */
export function wholeIndex() {
  all ??= createFind(items);
  return all;
}
