import { useAtLeast } from '../../platform/use-at-least.ts';

/** Whether the list and the map fit side by side. */
export const useMapBeside = (): boolean => useAtLeast(60);
