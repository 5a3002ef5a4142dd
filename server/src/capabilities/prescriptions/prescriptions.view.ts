import type { Prescription } from '@lakou/contract/prescriptions';
import type { PrescriptionRow } from './prescriptions.store.ts';

export const viewPrescription = (row: PrescriptionRow): Prescription => ({
  ...row,
  prescribedAt: row.prescribedAt.toISOString(),
  stoppedAt: row.stoppedAt?.toISOString() ?? null,
});
