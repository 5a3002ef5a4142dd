import type { Capability } from '#platform/capability.ts';
import { system } from './system.routes.ts';

export const capability = {
  routes: system,
} satisfies Capability;
