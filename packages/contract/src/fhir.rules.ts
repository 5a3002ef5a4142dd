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

const codesOf = (concept: unknown): string[] => {
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

/** What people measure at home, by the LOINC code of the observation. */
export const MEASURED = {
  '85354-9': 'pressure',
  '8867-4': 'heartRate',
  '8310-5': 'temperature',
  '2708-6': 'oxygen',
  '29463-7': 'weight',
  '41653-7': 'glucose',
  '41604-0': 'fastingGlucose',
} as const;
export type Measured = (typeof MEASURED)[keyof typeof MEASURED];

/** A resource as one line for a reader. */
export interface SummaryLine {
  /** What was measured, where we have a word for it in each language. */
  readonly measured: Measured | undefined;
  readonly title: string;
  readonly detail: string;
  /** A FHIR date: a year, a month, a day or a moment. */
  readonly on: string | undefined;
}

interface Quantity {
  readonly value?: number;
  readonly unit?: string;
  readonly code?: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const listOf = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];

function conceptText(concept: unknown): string {
  const { text, coding } = (concept ?? {}) as { text?: string; coding?: readonly { display?: string }[] };
  return textOf(text) || textOf(coding?.find(({ display }) => display)?.display);
}

const unitOf = ({ unit, code }: Quantity) => unit ?? code ?? '';

function quantityText(quantity: unknown): string {
  const given = (quantity ?? {}) as Quantity;
  return given.value === undefined ? '' : `${given.value} ${unitOf(given)}`.trim();
}

/** Values with the same unit name it once: `120/80 mmHg`. */
function componentText(components: readonly Record<string, unknown>[]): string {
  const quantities = components.map(({ valueQuantity }) => (valueQuantity ?? {}) as Quantity);
  const units = new Set(quantities.map(unitOf));
  return units.size === 1
    ? `${quantities.map(({ value }) => value ?? '?').join('/')} ${[...units].join('')}`.trim()
    : components.map(({ valueQuantity }) => quantityText(valueQuantity)).join(', ');
}

const TITLES = ['code', 'medicationCodeableConcept', 'vaccineCode', 'serviceType', 'type'] as const;

function titleOf(resource: Resource): string {
  const concepts = TITLES.flatMap((field) => {
    const value = resource[field];
    return Array.isArray(value) ? value : [value];
  });
  const named = concepts.map(conceptText).find(Boolean);
  return named ?? (textOf(resource.description) || resource.resourceType);
}

function detailOf(resource: Resource): string {
  const components = listOf(resource.component);
  const values = [
    quantityText(resource.valueQuantity),
    textOf(resource.valueString),
    conceptText(resource.valueCodeableConcept),
    components.length > 0 ? componentText(components) : '',
    textOf(resource.conclusion),
    ...listOf(resource.dosage).map(({ text }) => textOf(text)),
    ...listOf(resource.reaction).flatMap(({ manifestation }) => listOf(manifestation).map(conceptText)),
    ...listOf(resource.reasonCode).map(conceptText),
    ...listOf(resource.participant).map(({ individual }) =>
      textOf((individual as { display?: string } | undefined)?.display),
    ),
  ];
  return [...new Set(values.filter(Boolean))].join(', ');
}

const DATES = [
  'effectiveDateTime',
  'occurrenceDateTime',
  'performedDateTime',
  'onsetDateTime',
  'authoredOn',
  'start',
  'date',
  'issued',
  'recordedDate',
  'dateAsserted',
] as const;

/** When it was, as far as the resource says. */
export function dateOf(resource: Resource): string | undefined {
  const period = (resource.period ?? resource.effectivePeriod ?? resource.performedPeriod) as
    | { start?: string }
    | undefined;
  return DATES.map((field) => textOf(resource[field])).find(Boolean) ?? period?.start;
}

export function summaryLine(resource: Resource): SummaryLine {
  const known = codesOf(resource.code).find((code) => code in MEASURED);
  return {
    measured: known ? MEASURED[known as keyof typeof MEASURED] : undefined,
    title: titleOf(resource),
    detail: detailOf(resource),
    on: dateOf(resource),
  };
}

/** The longest answer to one search. */
export const MOST_FOUND = 200;
export const USUAL_FOUND = 50;
