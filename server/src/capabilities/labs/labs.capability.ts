import type { Capability } from '#platform/capability.ts';
import { releaseHeldResults } from './held-results.jobs.ts';
import { seedLabs } from './labs.demo.ts';
import { labs } from './labs.routes.ts';
import { copyResults, fhirOf, listLines } from './labs-record.service.ts';
import { hasResult } from './record.store.ts';

export const capability = {
  routes: labs,
  jobs: (platform) =>
    platform.jobs.recurring('held-lab-results', '*/10 * * * *', () => releaseHeldResults(platform)),
  ownTables: { lab_requests: 'patient_id', imported_results: 'patient_id' },
  copy: copyResults,
  timeline: { kinds: ['lab'], list: listLines },
  attachable: { kind: 'lab', has: hasResult },
  fhir: fhirOf,
  demo: seedLabs,
} satisfies Capability;
