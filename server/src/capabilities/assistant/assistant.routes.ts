import type { Capability } from '../../app.ts';

export const assistant: Capability = () => {};
