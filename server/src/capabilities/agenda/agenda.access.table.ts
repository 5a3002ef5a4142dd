import type { agenda } from '@lakou/contract/agenda';
import type { AccessTable } from '#platform/access/table.ts';

export const agendaAccess: AccessTable<typeof agenda> = {};
