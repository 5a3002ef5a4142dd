import type { Capability } from '#platform/capability.ts';
import { releaseHeldResults } from './held-results.jobs.ts';
import { seedLabs } from './labs.demo.ts';
import { labs } from './labs.routes.ts';
import { fhirOf } from './labs-record.service.ts';
import { copyLabs, hasResult, listTimeline } from './record.store.ts';

export const capability = {
  routes: labs,
  jobs: (platform) =>
    platform.jobs.recurring('held-lab-results', '*/10 * * * *', () => releaseHeldResults(platform)),
  ownTables: { lab_requests: 'patient_id' },
  copy: copyLabs,
  timeline: { kinds: ['lab'], list: listTimeline },
  attachable: { kind: 'lab', has: hasResult },
  fhir: fhirOf,
  demo: seedLabs,
} satisfies Capability;
