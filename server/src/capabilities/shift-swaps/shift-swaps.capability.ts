import type { Capability } from '#platform/capability.ts';
import { shiftSwaps } from './shift-swaps.routes.ts';
import { copyAsked } from './shift-swaps.store.ts';

export const capability = {
  routes: shiftSwaps,
  ownTables: { shift_swaps: 'asker_id' },
  copy: copyAsked,
} satisfies Capability;
