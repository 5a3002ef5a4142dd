import type { Contract } from './kit.ts';

export const assistant = {} as const satisfies Contract;
