import { useAtLeast } from '../../platform/use-at-least.ts';

/** Whether the list and the map fit side by side. */
export const useWide = (): boolean => useAtLeast(60);
