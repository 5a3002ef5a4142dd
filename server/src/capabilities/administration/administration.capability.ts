import type { Capability } from '#platform/capability.ts';
import { administration } from './administration.routes.ts';

export const capability = {
  routes: administration,
  ownTables: { account_changes: 'user_id' },
} satisfies Capability;
