/** Says what it is at, and gives up what hangs, so that the rest is still measured. */
export async function within<T>(step: string, ms: number, work: () => Promise<T>): Promise<T> {
  console.error(`  ${step}`);
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step}: hung for ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
