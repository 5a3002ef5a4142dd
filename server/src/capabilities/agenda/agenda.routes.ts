import type { Capability } from '../../app.ts';

export const agenda: Capability = () => {};
