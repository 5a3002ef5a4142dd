/** Does the work at once; asked again meanwhile, once more when this time has passed. */
export function atMostEvery(ms: number, work: () => Promise<unknown>): () => void {
  let isResting = false;
  let isWanted = false;
  return function go() {
    isWanted = true;
    if (isResting) return;
    isResting = true;
    isWanted = false;
    void work()
      .catch(() => undefined)
      .then(() => new Promise((resolve) => setTimeout(resolve, ms)))
      .then(() => {
        isResting = false;
        if (isWanted) go();
      });
  };
}
