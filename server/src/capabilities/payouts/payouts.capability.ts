import type { Capability } from '#platform/capability.ts';
import { payouts } from './payouts.routes.ts';
import { closeOnErasure, copyPayouts } from './payouts.store.ts';

export const capability = {
  routes: payouts,
  copy: copyPayouts,
  erase: closeOnErasure,
} satisfies Capability;
