import type { Capability } from '../../app.ts';

export const education: Capability = () => {};
