import type { Capability } from '../../app.ts';

export const cycle: Capability = () => {};
