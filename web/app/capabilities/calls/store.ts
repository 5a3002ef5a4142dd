/** A value outside of React that screens follow. */
export interface Store<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

interface OwnStore<T> extends Store<T> {
  set(change: Partial<T>): void;
}

export function createStore<T extends object>(initial: T): OwnStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
