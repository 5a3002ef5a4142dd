/** The types that one can read and search. */
export const RESOURCE_TYPES = [
  'AllergyIntolerance',
  'Appointment',
  'Condition',
  'DiagnosticReport',
  'DocumentReference',
  'Encounter',
  'FamilyMemberHistory',
  'Immunization',
  'MedicationStatement',
  'Observation',
  'Patient',
  'Procedure',
  'ServiceRequest',
] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** A FHIR R4 resource; its fields are those of the standard. */
export interface Resource {
  readonly resourceType: string;
  readonly id: string;
  readonly [field: string]: unknown;
}

interface SectionRule {
  readonly name: string;
  /** LOINC, as the International Patient Summary names its sections; the last three are further ones. */
  readonly code: string;
  /** In every summary, with a reason where it is empty. */
  readonly required: boolean;
}

/** The sections of a summary, in their order. */
export const SUMMARY_SECTIONS = [
  { name: 'allergies', code: '48765-2', required: true },
  { name: 'medications', code: '10160-0', required: true },
  { name: 'problems', code: '11450-4', required: true },
  { name: 'pastProblems', code: '11348-0', required: false },
  { name: 'immunizations', code: '11369-6', required: false },
  { name: 'procedures', code: '47519-4', required: false },
  { name: 'results', code: '30954-2', required: false },
  { name: 'vitals', code: '8716-3', required: false },
  { name: 'images', code: '18748-4', required: false },
  { name: 'referrals', code: '57133-1', required: false },
  { name: 'visits', code: '46240-8', required: false },
] as const satisfies readonly SectionRule[];
export type SectionName = (typeof SUMMARY_SECTIONS)[number]['name'];
export const SECTION_NAMES = SUMMARY_SECTIONS.map(({ name }) => name);

/** Whoever treats somebody must know of allergies: they are never left out. */
export const ALWAYS_SHARED: SectionName = 'allergies';

type Section = SectionName | undefined;

export const codesOf = (concept: unknown): string[] => {
  const { coding } = (concept ?? {}) as { coding?: readonly { code?: string }[] };
  return (coding ?? []).flatMap(({ code }) => code ?? []);
};

const PAST = ['inactive', 'remission', 'resolved'];

/** The section that a resource belongs to. A visit to come is no part of a summary. */
export function sectionOf(resource: Resource): Section {
  switch (resource.resourceType) {
    case 'AllergyIntolerance':
      return 'allergies';
    case 'MedicationStatement':
    case 'MedicationRequest':
      return 'medications';
    case 'Condition':
      return codesOf(resource.clinicalStatus).some((code) => PAST.includes(code))
        ? 'pastProblems'
        : 'problems';
    case 'Immunization':
      return 'immunizations';
    case 'Procedure':
      return 'procedures';
    case 'DiagnosticReport':
      return 'results';
    case 'Observation':
      return (resource.category as unknown[] | undefined)?.flatMap(codesOf).includes('vital-signs')
        ? 'vitals'
        : 'results';
    case 'DocumentReference':
    case 'ImagingStudy':
      return 'images';
    case 'ServiceRequest':
      return 'referrals';
    case 'Encounter':
      return 'visits';
    default:
      return undefined;
  }
}

/** The longest answer to one search. */
export const MOST_FOUND = 200;
export const USUAL_FOUND = 50;
