import type { Contract } from './kit.ts';

export const maternity = {} as const satisfies Contract;
