import type { Contract } from './kit.ts';

export const medicines = {} as const satisfies Contract;
