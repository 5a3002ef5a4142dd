import type { FhirResource, RecordGrant } from '#platform/capability.ts';
import { diagnosticReportOf, serviceRequestOf } from './labs-fhir.view.ts';
import { listOrders, listReports } from './record.store.ts';

export { type AbnormalValue, listAbnormal } from './record.store.ts';

const MOST_OF_A_KIND = 500;

/** Requests, reports and values of one person, newest first. */
export async function fhirOf(grant: RecordGrant): Promise<FhirResource[]> {
  const personId = grant.scope.dependentId ?? grant.scope.patientId;
  const [orders, reports] = await Promise.all([listOrders(grant), listReports(grant)]);
  const results = reports.flatMap((row) => diagnosticReportOf(row, personId));
  const values = results.filter(({ resourceType }) => resourceType === 'Observation');
  return [
    ...orders.map((row) => serviceRequestOf(row, personId)),
    ...results.filter(({ resourceType }) => resourceType === 'DiagnosticReport'),
    ...values.slice(0, MOST_OF_A_KIND),
  ];
}
