import type { Capability } from '#platform/capability.ts';
import { twoStep } from './two-step.routes.ts';

export const capability = {
  routes: twoStep,
} satisfies Capability;
