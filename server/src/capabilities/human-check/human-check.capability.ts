import type { Capability } from '#platform/capability.ts';
import { humanCheck } from './human-check.routes.ts';

export const capability = {
  routes: humanCheck,
} satisfies Capability;
