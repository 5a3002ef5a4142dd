import type { Capability } from '../../app.ts';

export const firstAid: Capability = () => {};
