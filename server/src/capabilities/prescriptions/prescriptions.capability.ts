import type { Capability } from '#platform/capability.ts';
import { prescriptions } from './prescriptions.routes.ts';
import { copyPrescriptions, hasPrescription, listPrescriptionLines } from './prescriptions.store.ts';

export const capability = {
  routes: prescriptions,
  copy: copyPrescriptions,
  timeline: { kinds: ['prescription'], list: listPrescriptionLines },
  attachable: { kind: 'prescription', has: hasPrescription },
} satisfies Capability;
