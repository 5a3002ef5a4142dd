import type { Contract } from './kit.ts';

export const education = {} as const satisfies Contract;
