import type { Capability } from '#platform/capability.ts';
import { twoStep } from './two-step.routes.ts';

export const capability = {
  routes: twoStep,
  sealed: { 'two_step.secret': 'user_id' },
} satisfies Capability;
