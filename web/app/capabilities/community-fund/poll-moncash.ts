const ASK_EVERY_MS = 3000;

interface Outcome {
  readonly onArrived: () => void;
  readonly onProblem: (error: unknown) => void;
}

/** Asks every three seconds until MonCash knows or asking fails. What it returns ends the asking, and nothing follows. */
export function pollMoncash(
  check: () => Promise<{ message: string }>,
  { onArrived, onProblem }: Outcome,
): () => void {
  let isOver = false;
  let timer = setTimeout(ask, ASK_EVERY_MS);
  async function ask(): Promise<void> {
    try {
      const { message } = await check();
      if (isOver) return;
      if (message === 'successful') onArrived();
      else timer = setTimeout(ask, ASK_EVERY_MS);
    } catch (error) {
      if (!isOver) onProblem(error);
    }
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
