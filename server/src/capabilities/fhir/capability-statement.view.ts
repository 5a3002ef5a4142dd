import { PRODUCT } from '@lakou/i18n';

/** The types that one can read and search. */
export const RESOURCE_TYPES = [
  'AllergyIntolerance',
  'Appointment',
  'Condition',
  'DiagnosticReport',
  'DocumentReference',
  'Encounter',
  'Immunization',
  'MedicationStatement',
  'Observation',
  'Patient',
  'Procedure',
  'ServiceRequest',
] as const;

const SEARCHED = [
  { name: '_id', type: 'token' },
  { name: '_lastUpdated', type: 'date' },
  { name: 'patient', type: 'reference' },
  { name: 'date', type: 'date' },
  { name: 'code', type: 'token' },
  { name: 'category', type: 'token' },
  { name: 'status', type: 'token' },
] as const;

const operation = (name: string, definition: string) => ({ name, definition });
const OF_PATIENT = [
  operation('summary', 'http://hl7.org/fhir/uv/ips/OperationDefinition/summary'),
  operation('everything', 'http://hl7.org/fhir/OperationDefinition/Patient-everything'),
];

// The day of the last change of what this server can do.
const CHANGED_ON = '2026-11-16';

export const capabilityStatement = (base: string) => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: CHANGED_ON,
  kind: 'instance',
  implementation: { description: PRODUCT, url: base },
  software: { name: PRODUCT },
  fhirVersion: '4.0.1',
  format: ['application/fhir+json', 'json'],
  rest: [
    {
      mode: 'server',
      documentation: 'Read only. A person reads their own record and that of the people they act for.',
      security: { description: 'The session of the signed-in person.' },
      resource: RESOURCE_TYPES.map((type) => ({
        type,
        interaction: [{ code: 'read' }, { code: 'search-type' }],
        searchParam: SEARCHED,
        ...(type === 'Patient' && { operation: OF_PATIENT }),
      })),
    },
  ],
});
