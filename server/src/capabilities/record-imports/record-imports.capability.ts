import type { Capability } from '#platform/capability.ts';
import { recordImports } from './record-imports.routes.ts';

export const capability = {
  routes: recordImports,
  ownTables: { record_imports: 'patient_id' },
} satisfies Capability;
