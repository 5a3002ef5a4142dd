import type { Contract } from './kit.ts';

export const firstAid = {} as const satisfies Contract;
