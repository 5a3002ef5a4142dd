import type { Capability } from '../../app.ts';

export const trackers: Capability = () => {};
