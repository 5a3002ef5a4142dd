// The button is part of the shell, the search itself a capability that is loaded later.
let isOpen = false;
const listeners = new Set<() => void>();

/** Whether the search over everything is open. */
export const findOpen = {
  get: (): boolean => isOpen,
  set(open: boolean): void {
    isOpen = open;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
