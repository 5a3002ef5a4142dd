import type { Capability } from '#platform/capability.ts';
import { passwords } from './passwords.routes.ts';

export const capability = {
  routes: passwords,
} satisfies Capability;
