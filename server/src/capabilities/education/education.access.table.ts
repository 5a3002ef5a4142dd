import type { education } from '@lakou/contract/education';
import type { AccessTable } from '#platform/access/table.ts';

export const educationAccess: AccessTable<typeof education> = {};
