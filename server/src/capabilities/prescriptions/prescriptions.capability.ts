import type { Capability } from '#platform/capability.ts';
import { prescriptions } from './prescriptions.routes.ts';
import { copyPrescriptions, listPrescriptionLines } from './prescriptions.store.ts';

export const capability = {
  routes: prescriptions,
  copy: copyPrescriptions,
  timeline: { kinds: ['prescription'], list: listPrescriptionLines },
} satisfies Capability;
