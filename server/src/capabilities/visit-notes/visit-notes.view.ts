import type { Prescription } from '@lakou/contract/prescriptions';
import type { Addendum, NoteSummary, Recording, VisitNote } from '@lakou/contract/visit-notes';
import type { NoteRow, SummaryRow } from './visit-notes.store.ts';

export const viewSummary = ({ ...row }: SummaryRow): NoteSummary => ({
  ...row,
  visitAt: row.visitAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  signedAt: row.signedAt?.toISOString() ?? null,
});

export function viewNote(
  { sections, ...row }: NoteRow,
  parts: { prescriptions: Prescription[]; recordings: Recording[]; addenda: Addendum[] },
): VisitNote {
  const { version, carried, prescribed, licenseNumber, licenseAuthority } = row;
  return {
    ...viewSummary(row),
    ...sections,
    ...parts,
    version,
    carried,
    prescribed,
    licenseNumber,
    licenseAuthority,
  };
}
