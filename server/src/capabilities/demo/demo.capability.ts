import type { Capability } from '#platform/capability.ts';
import { demo } from './demo.routes.ts';

export const capability = {
  routes: demo,
} satisfies Capability;
