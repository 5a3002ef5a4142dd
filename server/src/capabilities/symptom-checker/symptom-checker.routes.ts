import type { Capability } from '../../app.ts';

export const symptomChecker: Capability = () => {};
