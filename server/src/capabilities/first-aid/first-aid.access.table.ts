import type { firstAid } from '@lakou/contract/first-aid';
import type { AccessTable } from '#platform/access/table.ts';

export const firstAidAccess: AccessTable<typeof firstAid> = {};
