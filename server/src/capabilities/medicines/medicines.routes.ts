import type { Capability } from '../../app.ts';

export const medicines: Capability = () => {};
