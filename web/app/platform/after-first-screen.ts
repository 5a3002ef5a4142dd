const WAIT_MS = 1500;

/** On a slow link the first screen does not share the line with what comes later. Returns how to call it off. */
export function afterFirstScreen(work: () => void | Promise<void>): () => void {
  const timer = setTimeout(work, WAIT_MS);
  return () => clearTimeout(timer);
}
