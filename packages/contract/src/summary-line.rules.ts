import { codesOf, type Resource } from './fhir.rules.ts';
import { INTERPRETATIONS, LAB_FLAGS, type LabFlagName, labUnit } from './labs.rules.ts';

/** What people measure at home, by the LOINC code of the observation. */
export const MEASURED = {
  '85354-9': 'pressure',
  '8867-4': 'heartRate',
  '8310-5': 'temperature',
  '2708-6': 'oxygen',
  '29463-7': 'weight',
  '8302-2': 'height',
  '41653-7': 'glucose',
  '41604-0': 'fastingGlucose',
} as const;
type Measured = (typeof MEASURED)[keyof typeof MEASURED];

/** What else we have words for, by the code or by the name that the record gives it. */
const CODED = {
  '34108-1': 'note',
  '3457005': 'referral',
  '44261-6': 'phq9',
  '70274-6': 'gad7',
  'Cognitive screening': 'mmse',
} as const;
type Coded = (typeof CODED)[keyof typeof CODED];

const SEVERITIES = ['mild', 'moderate', 'severe'] as const;
type Severity = (typeof SEVERITIES)[number];
const LEVELS = ['normal', 'minimal', 'mild', 'moderate', 'moderately_severe', 'severe'] as const;
type Level = (typeof LEVELS)[number];

/** How the reader says what the record keeps as codes, or by the English names of our catalogue. */
export interface SummaryWords {
  readonly measured: (name: Measured) => string;
  readonly coded: (name: Coded) => string;
  readonly severity: (severity: Severity) => string;
  readonly level: (level: Level) => string;
  readonly flag: (flag: LabFlagName) => string;
  readonly number: (value: number) => string;
  /** The names of tests, where the title is made of them. */
  readonly tests: (title: string) => string;
  /** What a test strip says, where it is one of its words. */
  readonly strip: (value: string) => string;
}

/** A resource as one line for a reader. */
export interface SummaryLine {
  readonly title: string;
  readonly detail: string;
  /** How bad an allergy is, at its worst. */
  readonly severity: Severity | undefined;
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

const unitOf = ({ unit, code }: Quantity) => labUnit(unit ?? code ?? '');

function quantityText(quantity: unknown, { number }: SummaryWords): string {
  const given = (quantity ?? {}) as Quantity;
  return given.value === undefined ? '' : `${number(given.value)} ${unitOf(given)}`.trim();
}

/** Values with the same unit name it once: `120/80 mmHg`. */
function componentText(components: readonly Record<string, unknown>[], words: SummaryWords): string {
  const quantities = components.map(({ valueQuantity }) => (valueQuantity ?? {}) as Quantity);
  const units = new Set(quantities.map(unitOf));
  return units.size === 1
    ? `${quantities.map(({ value }) => (value === undefined ? '?' : words.number(value))).join('/')} ${[...units].join('')}`.trim()
    : components.map(({ valueQuantity }) => quantityText(valueQuantity, words)).join(', ');
}

const TITLES = ['code', 'medicationCodeableConcept', 'vaccineCode', 'serviceType', 'type'] as const;

const TESTED = ['DiagnosticReport', 'Observation', 'ServiceRequest'];

function titleOf(resource: Resource, words: SummaryWords): string {
  const concepts = TITLES.flatMap((field) => resource[field] ?? []);
  const names = [...concepts.flatMap(codesOf), ...concepts.map(conceptText)];
  const measured = names.find((name) => name in MEASURED);
  if (measured) return words.measured(MEASURED[measured as keyof typeof MEASURED]);
  const coded = names.find((name) => name in CODED);
  if (coded) return words.coded(CODED[coded as keyof typeof CODED]);
  const named = concepts.map(conceptText).find(Boolean);
  if (named) return TESTED.includes(resource.resourceType) ? words.tests(named) : named;
  return textOf(resource.description) || resource.resourceType;
}

/** What is said of a value: by code, by a word of ours, or in the words of who wrote it. */
function judgedText(interpretation: Record<string, unknown>, { flag, level }: SummaryWords): string {
  const codes = codesOf(interpretation);
  const known = LAB_FLAGS.find((one) => codes.includes(INTERPRETATIONS[one] ?? ''));
  if (known) return flag(known);
  const text = conceptText(interpretation);
  const ours = LEVELS.find((one) => one === text);
  return ours ? level(ours) : text;
}

const worst = (resource: Resource): Severity | undefined =>
  SEVERITIES.findLast((one) => listOf(resource.reaction).some(({ severity }) => severity === one));

function detailOf(resource: Resource, title: string, words: SummaryWords): string {
  const components = listOf(resource.component);
  const severity = worst(resource);
  const values = [
    quantityText(resource.valueQuantity, words),
    words.strip(textOf(resource.valueString)),
    conceptText(resource.valueCodeableConcept),
    typeof resource.valueInteger === 'number' ? words.number(resource.valueInteger) : '',
    components.length > 0 ? componentText(components, words) : '',
    ...listOf(resource.interpretation).map((one) => judgedText(one, words)),
    textOf(resource.conclusion),
    ...listOf(resource.dosage).map(({ text }) => textOf(text)),
    ...listOf(resource.reaction).flatMap(({ manifestation }) => listOf(manifestation).map(conceptText)),
    severity ? words.severity(severity) : '',
    ...listOf(resource.reasonCode).map(conceptText),
    ...listOf(resource.participant).map(({ individual }) =>
      textOf((individual as { display?: string } | undefined)?.display),
    ),
    textOf(resource.description),
  ];
  return [...new Set(values)].filter((value) => value && value !== title).join(', ');
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

export function summaryLine(resource: Resource, words: SummaryWords): SummaryLine {
  const title = titleOf(resource, words);
  return {
    title,
    detail: detailOf(resource, title, words),
    severity: worst(resource),
    on: dateOf(resource),
  };
}
