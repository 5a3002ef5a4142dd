import type { Contract } from './kit.ts';

export const symptomChecker = {} as const satisfies Contract;
