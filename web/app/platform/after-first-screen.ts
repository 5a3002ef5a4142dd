const WAIT_MS = 1500;

/**
 * Runs `work` a moment later, so that it does not compete with the first screen on a slow connection.
 * Returns a function that cancels it.
 */
export function afterFirstScreen(work: () => void | Promise<void>): () => void {
  const timer = setTimeout(work, WAIT_MS);
  return () => clearTimeout(timer);
}
