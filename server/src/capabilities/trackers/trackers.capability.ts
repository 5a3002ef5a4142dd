import type { Capability } from '#platform/capability.ts';
import { trackers } from './trackers.routes.ts';

export const capability = {
  routes: trackers,
  async demo(session, { clock }) {
    const { seedTrackers } = await import('./trackers.demo.ts');
    await seedTrackers(session, clock.now());
  },
  ownTables: {
    activity_entries: 'patient_id',
    symptom_entries: 'patient_id',
    tracker_settings: 'patient_id',
    heart_profiles: 'patient_id',
  },
} satisfies Capability;
