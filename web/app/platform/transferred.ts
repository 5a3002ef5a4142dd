/** The bytes that came over the network; what came from a cache has none. */
export const transferred = (entries: PerformanceEntryList): number =>
  entries.reduce((sum, entry) => sum + ((entry as PerformanceResourceTiming).transferSize ?? 0), 0);
