import type { User } from '@lakou/contract';
import type { FhirResource } from '#platform/capability.ts';
import { fhirResource } from '#platform/fhir.ts';

const MARITAL_CODES = { single: 'S', married: 'M', divorced: 'D', widowed: 'W' } as const;
const EMERGENCY = {
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/v2-0131',
      code: 'C',
      display: 'Emergency Contact',
    },
  ],
};

const phone = (value: string | null | undefined) => (value ? [{ system: 'phone', value }] : []);

// A summary must have the date of birth, or say that nobody told it.
const UNKNOWN = {
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason',
      valueCode: 'unknown',
    },
  ],
};

/** The patient themselves. */
export function patientOf(user: User): FhirResource {
  const { emergencyContact, maritalStatus, dateOfBirth } = user;
  return fhirResource({
    resourceType: 'Patient',
    id: user.id,
    meta: { lastUpdated: user.createdAt },
    name: [{ use: 'official', text: user.name }],
    telecom: [...phone(user.phone), { system: 'email', value: user.email }],
    gender: user.gender?.toLowerCase(),
    birthDate: dateOfBirth,
    _birthDate: dateOfBirth ? undefined : UNKNOWN,
    address: [{ text: user.address }],
    maritalStatus: maritalStatus && {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/v3-MaritalStatus',
          code: MARITAL_CODES[maritalStatus],
        },
      ],
      text: maritalStatus,
    },
    contact: emergencyContact && [
      {
        relationship: [EMERGENCY],
        name: { text: emergencyContact.name },
        telecom: phone(emergencyContact.phone),
        address: { text: emergencyContact.address },
      },
    ],
    communication: [
      {
        language: { coding: [{ system: 'urn:ietf:bcp:47', code: user.preferredLanguage }] },
        preferred: true,
      },
    ],
  });
}
