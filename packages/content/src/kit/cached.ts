/**
 * Runs the work at the first call and caches the result: content does not change while the server
 * runs.
 */
export function cached<T>(work: () => T): () => T {
  let done: { value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
