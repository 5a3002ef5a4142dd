import type { Capability } from '#platform/capability.ts';
import { passkeys } from './passkeys.routes.ts';

export const capability = {
  routes: passkeys,
} satisfies Capability;
