import type { FhirResource } from '#platform/capability.ts';
import type { ImageRow } from './images.store.ts';
import { addressOf } from './images.view.ts';

/** What there is and where it is served; the bytes stay behind the access checks. */
export const imageResource = (row: ImageRow): FhirResource => ({
  resourceType: 'DocumentReference',
  id: row.id,
  meta: { lastUpdated: row.uploadedAt.toISOString() },
  status: 'current',
  description: row.title,
  subject: { reference: `Patient/${row.dependentId ?? row.patientId}` },
  date: row.uploadedAt.toISOString(),
  content: [
    {
      attachment: {
        contentType: row.contentType,
        url: addressOf(row.id),
        size: row.size,
        title: row.title,
        creation: row.uploadedAt.toISOString(),
      },
    },
  ],
});
