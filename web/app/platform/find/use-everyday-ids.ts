import type { FindKind } from '@lakou/content/find-kinds';
import { useMemo } from 'react';
import { useFindIndex } from './use-find-index.ts';

/** The ids of one kind that everyday words lead to, the best first; none until the words are loaded. */
export function useEverydayIds(kind: FindKind, text: string): readonly string[] {
  const index = useFindIndex(text.trim() !== '');
  return useMemo(
    () =>
      index && text.trim()
        ? index
            .everydayIndex(kind)
            .search(text)
            .map(({ entry }) => entry.id)
        : [],
    [index, kind, text],
  );
}
