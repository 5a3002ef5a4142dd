import type { Capability } from '#platform/capability.ts';
import { measurements } from './measurements.routes.ts';
import { readMeasurements } from './measurements.service.ts';
import { observationsOf } from './measurements-fhir.view.ts';

export const capability = {
  routes: measurements,
  async demo(session, { clock }) {
    const { seedGrowth } = await import('./measurements.demo.ts');
    await seedGrowth(session, clock.now());
  },
  ownTables: { measurements: 'patient_id' },
  async fhir(grant) {
    const rows = await readMeasurements(grant, { limit: 499, numbersOnly: true });
    return rows.flatMap((row) => observationsOf(row, grant.scope));
  },
} satisfies Capability;
