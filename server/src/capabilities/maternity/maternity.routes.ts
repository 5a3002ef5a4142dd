import type { Capability } from '../../app.ts';

export const maternity: Capability = () => {};
