import { RESOURCE_TYPES } from '@lakou/contract/fhir.rules';
import { PRODUCT } from '@lakou/i18n';

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
      documentation:
        'Read only. A person reads their own record and that of the people they act for; a connected app reads what that person allowed.',
      security: {
        cors: true,
        service: [
          {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/restful-security-service',
                code: 'SMART-on-FHIR',
              },
            ],
          },
        ],
        description: 'The session of the signed-in person, or SMART App Launch.',
        extension: [
          {
            url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
            extension: ['authorize', 'token', 'revoke'].map((url) => ({
              url,
              valueUri: base.replace(/fhir$/, `oauth/${url}`),
            })),
          },
        ],
      },
      resource: RESOURCE_TYPES.map((type) => ({
        type,
        interaction: [{ code: 'read' }, { code: 'search-type' }],
        searchParam: SEARCHED,
        ...(type === 'Patient' && { operation: OF_PATIENT }),
      })),
    },
  ],
});
