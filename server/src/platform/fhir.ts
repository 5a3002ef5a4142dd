import type { RecordScope } from './access/record-scope.ts';
import type { FhirResource } from './capability.ts';

export const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';

/** Whom a resource is about. */
export const subjectOf = ({ patientId, dependentId }: Pick<RecordScope, 'patientId' | 'dependentId'>) => ({
  reference: `Patient/${dependentId ?? patientId}`,
});

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0);

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean).filter((one) => !isEmpty(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, one]) => {
      const kept = clean(one);
      return isEmpty(kept) ? [] : [[field, kept]];
    }),
  );
}

/** Without what is empty at any depth: FHIR has no null, no empty text and no empty list. */
export const fhirResource = (
  resource: Readonly<Record<string, unknown>> & Pick<FhirResource, 'resourceType' | 'id'>,
): FhirResource => clean(resource) as FhirResource;
