import type { Contract } from './kit.ts';

export const trackers = {} as const satisfies Contract;
