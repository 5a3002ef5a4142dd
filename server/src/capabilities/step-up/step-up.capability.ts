import type { Capability } from '#platform/capability.ts';
import { stepUp } from './step-up.routes.ts';

export const capability = {
  routes: stepUp,
} satisfies Capability;
