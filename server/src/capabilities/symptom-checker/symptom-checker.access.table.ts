import type { symptomChecker } from '@lakou/contract/symptom-checker';
import type { AccessTable } from '#platform/access/table.ts';

export const symptomCheckerAccess: AccessTable<typeof symptomChecker> = {};
