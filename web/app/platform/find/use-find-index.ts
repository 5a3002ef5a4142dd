import { useEffect, useState } from 'react';

type FindIndex = typeof import('./find-index.ts');

let loaded: FindIndex | undefined;

/** The everyday words, loaded when somebody searches; undefined until then, and without a network that has them not. */
export function useFindIndex(isWanted: boolean): FindIndex | undefined {
  const [index, setIndex] = useState(loaded);
  useEffect(() => {
    if (!isWanted || index) return;
    let isShown = true;
    import('./find-index.ts').then(
      (module) => {
        loaded = module;
        if (isShown) setIndex(module);
      },
      // The search by titles goes on without it.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isWanted, index]);
  return index;
}
