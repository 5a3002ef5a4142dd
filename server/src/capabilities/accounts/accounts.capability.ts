import type { Capability } from '#platform/capability.ts';
import { accounts } from './accounts.routes.ts';

export const capability = {
  routes: accounts,
} satisfies Capability;
