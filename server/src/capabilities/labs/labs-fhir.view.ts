import type { LabValue } from '@lakou/contract/labs';
import { INTERPRETATIONS } from '@lakou/contract/labs.rules';
import type { FhirResource } from '#platform/capability.ts';
import type { ResultRow } from './lab-results.store.ts';
import type { OrderRow } from './record.store.ts';

const CATEGORY = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }],
};
const REPORT_CATEGORY = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB' }],
};
const STATUS: Readonly<Record<string, string>> = { completed: 'completed', cancelled: 'revoked' };

const patient = (id: string) => ({ reference: `Patient/${id}` });
/** Who measured: the International Patient Summary demands it of the report and of each value. */
const performersOf = ({ laboratoryName, authorName }: ResultRow) => [
  { display: laboratoryName ?? authorName },
];

export const serviceRequestOf = (row: OrderRow, personId: string): FhirResource => ({
  resourceType: 'ServiceRequest',
  id: row.id,
  meta: { lastUpdated: row.changedAt.toISOString() },
  status: STATUS[row.status] ?? 'active',
  intent: 'order',
  code: { text: row.title },
  subject: patient(personId),
  authoredOn: row.requestedAt.toISOString(),
  requester: { display: row.requestedBy },
  ...(row.laboratory && { performer: [{ display: row.laboratory }] }),
  ...(row.note && { note: [{ text: row.note }] }),
});

/** A machine's unit where the test has a code; else the unit as it was written. */
const quantity = (value: number, unit: string | null) => ({ value, ...(unit && { unit }) });

const numberOf = (text: string): number | undefined => {
  const number = Number(text.replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
};

function observationOf(value: LabValue, row: ResultRow, personId: string): FhirResource {
  const number = numberOf(value.value);
  const flag = INTERPRETATIONS[value.flag];
  const { low, high, rangeUnit } = value;
  const hasRange = low !== null || high !== null;
  return {
    resourceType: 'Observation',
    id: value.id,
    meta: { lastUpdated: row.changedAt.toISOString() },
    status: row.version > 1 ? 'amended' : 'final',
    category: [CATEGORY],
    code: {
      // Only codes that our own table of tests gives.
      ...(value.loinc && { coding: [{ system: 'http://loinc.org', code: value.loinc }] }),
      text: value.name,
    },
    subject: patient(personId),
    effectiveDateTime: row.reportedAt.toISOString(),
    performer: performersOf(row),
    ...(number === undefined
      ? { valueString: `${value.value} ${value.unit ?? ''}`.trim() }
      : { valueQuantity: quantity(number, value.unit) }),
    ...(flag && {
      interpretation: [
        {
          coding: [
            { system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code: flag },
          ],
        },
      ],
    }),
    ...(hasRange && {
      referenceRange: [
        {
          ...(low !== null && { low: quantity(low, rangeUnit) }),
          ...(high !== null && { high: quantity(high, rangeUnit) }),
        },
      ],
    }),
  };
}

/** The report and its values; the report has an id of its own kind, so it may be that of its request. */
export const diagnosticReportOf = (row: ResultRow, personId: string): FhirResource[] => [
  {
    resourceType: 'DiagnosticReport',
    id: row.requestId,
    meta: { lastUpdated: row.changedAt.toISOString() },
    basedOn: [{ reference: `ServiceRequest/${row.requestId}` }],
    status: row.version > 1 ? 'amended' : 'final',
    category: [REPORT_CATEGORY],
    code: { text: row.title },
    subject: patient(personId),
    effectiveDateTime: row.reportedAt.toISOString(),
    issued: row.reportedAt.toISOString(),
    performer: performersOf(row),
    // The values say themselves what a summary of them would say in English alone.
    ...(row.comment && { conclusion: row.comment }),
    ...(row.values.length > 0 && {
      result: row.values.map(({ id }) => ({ reference: `Observation/${id}` })),
    }),
  },
  ...row.values.map((value) => observationOf(value, row, personId)),
];
