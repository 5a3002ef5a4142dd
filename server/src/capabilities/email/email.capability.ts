import type { Capability } from '#platform/capability.ts';
import { email } from './email.routes.ts';

export const capability = {
  routes: email,
} satisfies Capability;
