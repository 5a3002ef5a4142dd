import type {
  CopiedRows,
  CopyGrant,
  FhirResource,
  RecordGrant,
  TimelineEntry,
  TimelineQuery,
} from '#platform/capability.ts';
import { copyImportedResults, listImportedLines, listImportedResults } from './imported-results.store.ts';
import { importedObservationsOf } from './imported-results.view.ts';
import { diagnosticReportOf, serviceRequestOf } from './labs-fhir.view.ts';
import { copyLabs, listOrders, listReports, listTimeline } from './record.store.ts';

export { labNameIn, labTitleIn, labValueIn } from './lab-words.view.ts';
export { type AbnormalValue, listAbnormal } from './record.store.ts';

const MOST_OF_A_KIND = 500;

const newestFirst = (a: TimelineEntry, b: TimelineEntry) =>
  b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1);

/** Our own results and those of other records, newest first. */
export async function listLines(grant: RecordGrant, query: TimelineQuery): Promise<TimelineEntry[]> {
  const lists = await Promise.all([listTimeline(grant, query), listImportedLines(grant, query)]);
  return lists.flat().sort(newestFirst).slice(0, query.limit);
}

export async function copyResults(grant: CopyGrant): Promise<CopiedRows> {
  return { ...(await copyLabs(grant)), ...(await copyImportedResults(grant)) };
}

const dayOf = ({ effectiveDateTime }: FhirResource) => String(effectiveDateTime).slice(0, 10);

/** Requests, reports and values of one person, newest first; values of other records among ours, by their day. */
export async function fhirOf(grant: RecordGrant): Promise<FhirResource[]> {
  const personId = grant.scope.dependentId ?? grant.scope.patientId;
  const [orders, reports, imported] = await Promise.all([
    listOrders(grant),
    listReports(grant),
    listImportedResults(grant, { limit: MOST_OF_A_KIND }),
  ]);
  const results = reports.flatMap((row) => diagnosticReportOf(row, personId));
  const values = [
    ...results.filter(({ resourceType }) => resourceType === 'Observation'),
    ...imported.flatMap((row) => importedObservationsOf(row, personId)),
  ].sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  return [
    ...orders.map((row) => serviceRequestOf(row, personId)),
    ...results.filter(({ resourceType }) => resourceType === 'DiagnosticReport'),
    ...values.slice(0, MOST_OF_A_KIND),
  ];
}
