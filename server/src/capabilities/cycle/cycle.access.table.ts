import type { cycle } from '@lakou/contract/cycle';
import type { AccessTable } from '#platform/access/table.ts';

export const cycleAccess: AccessTable<typeof cycle> = {};
