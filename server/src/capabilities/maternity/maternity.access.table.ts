import type { maternity } from '@lakou/contract/maternity';
import type { AccessTable } from '#platform/access/table.ts';

export const maternityAccess: AccessTable<typeof maternity> = {};
