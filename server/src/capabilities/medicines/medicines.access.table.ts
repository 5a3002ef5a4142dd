import type { medicines } from '@lakou/contract/medicines';
import type { AccessTable } from '#platform/access/table.ts';

export const medicinesAccess: AccessTable<typeof medicines> = {};
