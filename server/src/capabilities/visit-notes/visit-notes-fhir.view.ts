import type { FhirResource } from '#platform/capability.ts';
import type { DocumentRow } from './record.store.ts';

const paragraph = (title: string, text: string) => (text.trim() ? `${title}\n${text.trim()}` : '');

/** The note as plain text, in the order it is read. */
export function textOf({ sections, addenda }: Pick<DocumentRow, 'sections' | 'addenda'>): string {
  const { reason, history, findings, assessment, plan } = sections;
  const judged = assessment.map(({ code, text }) => [code, text].filter(Boolean).join(' ')).join('\n');
  return [
    paragraph('Reason', reason),
    paragraph('History', history),
    paragraph('Findings', findings),
    paragraph('Assessment', judged),
    paragraph('Plan', plan),
    ...addenda.map((text) => paragraph('Addendum', text)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A signed note as a document, with its visit where it has one. */
export function toDocumentReference(row: DocumentRow): FhirResource {
  const signedAt = row.signedAt.toISOString();
  return {
    resourceType: 'DocumentReference',
    id: row.id,
    meta: { lastUpdated: row.changedAt.toISOString() },
    status: 'current',
    docStatus: row.addenda.length > 0 ? 'amended' : 'final',
    type: {
      coding: [{ system: 'http://loinc.org', code: '34108-1', display: 'Outpatient Note' }],
    },
    subject: { reference: `Patient/${row.subjectId}` },
    date: signedAt,
    author: [{ display: row.authorName }],
    ...(row.sections.reason && { description: row.sections.reason }),
    content: [
      {
        attachment: {
          contentType: 'text/plain; charset=utf-8',
          data: Buffer.from(textOf(row), 'utf8').toString('base64'),
          creation: signedAt,
        },
      },
    ],
    ...(row.bookingId && { context: { encounter: [{ reference: `Encounter/${row.bookingId}` }] } }),
  };
}
