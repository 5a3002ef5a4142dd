import type { Capability } from '#platform/capability.ts';
import { firstAid } from './first-aid.routes.ts';

export const capability = {
  routes: firstAid,
} satisfies Capability;
