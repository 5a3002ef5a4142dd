import type { trackers } from '@lakou/contract/trackers';
import type { AccessTable } from '#platform/access/table.ts';

export const trackersAccess: AccessTable<typeof trackers> = {};
