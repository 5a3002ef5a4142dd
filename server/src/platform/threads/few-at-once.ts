/** Runs so many at a time; the others wait in their order. */
export function fewAtOnce(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await work();
    } finally {
      // The slot goes directly to the next in the queue.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
