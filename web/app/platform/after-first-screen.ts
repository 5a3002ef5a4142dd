const WAIT_MS = 1500;

/**
 * Runs `work` after the first screen has loaded, so that they do not share a slow connection. Returns a function that
 * cancels it.
 */
export function afterFirstScreen(work: () => void | Promise<void>): () => void {
  const timer = setTimeout(work, WAIT_MS);
  return () => clearTimeout(timer);
}
