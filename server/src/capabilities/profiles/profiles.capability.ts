import type { Capability } from '#platform/capability.ts';
import { profiles } from './profiles.routes.ts';

export const capability = {
  routes: profiles,
} satisfies Capability;
