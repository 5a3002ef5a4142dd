import type { Capability } from '#platform/capability.ts';
import { shifts } from './shifts.routes.ts';

export const capability = {
  routes: shifts,
  ownTables: { shifts: 'staff_id' },
} satisfies Capability;
