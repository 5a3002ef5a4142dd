import type { Contract } from './kit.ts';

export const cycle = {} as const satisfies Contract;
