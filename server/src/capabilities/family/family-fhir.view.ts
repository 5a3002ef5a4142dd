import type { Dependent } from '@lakou/contract/family';
import type { FhirResource } from '#platform/capability.ts';
import { fhirResource } from '#platform/fhir.ts';

/** Somebody that a patient acts for. */
export const dependentPatient = ({
  id,
  name,
  dateOfBirth,
  address,
  sex,
  createdAt,
}: Pick<Dependent, 'id' | 'name' | 'dateOfBirth' | 'address' | 'sex'> & { createdAt: Date }): FhirResource =>
  fhirResource({
    resourceType: 'Patient',
    id,
    meta: { lastUpdated: createdAt.toISOString() },
    name: [{ use: 'official', text: name }],
    gender: sex?.toLowerCase(),
    birthDate: dateOfBirth,
    address: [{ text: address }],
  });
