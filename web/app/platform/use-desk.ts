import { useAtLeast } from './use-at-least.ts';

/** Whether the page has the rail of desktops, so that a detail stands beside what it was opened from. */
export const useDesk = (): boolean => useAtLeast(64);
