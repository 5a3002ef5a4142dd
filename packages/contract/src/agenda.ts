import type { Contract } from './kit.ts';

export const agenda = {} as const satisfies Contract;
