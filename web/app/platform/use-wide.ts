import { useAtLeast } from './use-at-least.ts';

/** Whether a list and one of its items fit side by side. */
export const useWide = (): boolean => useAtLeast(80);
