import type { Capability } from '#platform/capability.ts';
import { outbox } from './outbox.routes.ts';

export const capability = {
  routes: outbox,
} satisfies Capability;
