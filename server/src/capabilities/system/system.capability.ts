import type { Capability } from '#platform/capability.ts';
import { system } from './system.routes.ts';

export const capability = {
  routes: system,
  ownTables: { setting_changes: 'changed_by' },
  sealed: { 'rate_source.address': 'name' },
} satisfies Capability;
