import type { assistant } from '@lakou/contract/assistant';
import type { AccessTable } from '#platform/access/table.ts';

export const assistantAccess: AccessTable<typeof assistant> = {};
