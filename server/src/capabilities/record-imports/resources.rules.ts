import { type EntryDetails, VagueDate } from '@lakou/contract/record-entries';
import { ENTRY_LENGTHS, type EntryKind, RELATIONS } from '@lakou/contract/record-entries.rules';
import { EARLIEST_YEAR, type LeftReason } from '@lakou/contract/record-imports.rules';
import { fieldsOfKind, wrongField } from '../record-entries/entry-details.rules.ts';
import type { Bundle } from './bundle.rules.ts';
import {
  codeIn,
  codesOf,
  conceptText,
  type Fields,
  fieldsOf,
  linesOf,
  listOf,
  orNull,
  shortened,
  textOf,
} from './fhir-values.rules.ts';

export type NewEntry = EntryDetails & { readonly kind: EntryKind };
/** What becomes of one resource: entries, or the reason why not. */
export type Outcome = { readonly entry: NewEntry } | { readonly left: LeftReason; readonly text: string };

const ICD10CM = 'http://hl7.org/fhir/sid/icd-10-cm';
const CVX = 'http://hl7.org/fhir/sid/cvx';
const CODE = /^[A-Z0-9.]{1,10}$/;
const ABSENT = 'http://terminology.hl7.org/CodeSystem/data-absent-reason';
/** Said of somebody who has none, or of whom it is not known. */
const NONE_KNOWN =
  /^(no-(known|allergy|medication|problem|immunization|procedure)|716186003|787481004|160245001|787480003)/;
const OVER = ['inactive', 'remission', 'resolved'];
const WITHDRAWN = ['entered-in-error', 'refuted'];

interface Draft {
  readonly kind: EntryKind;
  readonly concept: unknown;
  readonly status: readonly string[];
  readonly ended?: boolean;
  readonly notDone?: boolean;
  readonly since?: unknown;
  readonly endedOn?: unknown;
  readonly more?: Partial<
    Pick<EntryDetails, 'reaction' | 'severity' | 'dose' | 'frequency' | 'lot' | 'place' | 'relation'>
  >;
  readonly notes: readonly string[];
}

const notesOf = ({ note }: Fields) => listOf(note).map(({ text }) => linesOf(text));

function allergy(resource: Fields): Draft {
  const [reaction = {}] = listOf(resource.reaction);
  const said = listOf(fieldsOf(reaction).manifestation)
    .filter((one) => !codeIn(one, ABSENT))
    .map(conceptText);
  const severity = textOf(fieldsOf(reaction).severity);
  return {
    kind: 'allergy',
    concept: resource.code,
    status: [...codesOf(resource.verificationStatus), ...codesOf(resource.clinicalStatus)],
    ended: codesOf(resource.clinicalStatus).some((code) => OVER.includes(code)),
    since: resource.onsetDateTime ?? fieldsOf(resource.onsetPeriod).start,
    more: {
      reaction: orNull(shortened(said.filter(Boolean).join(', '), ENTRY_LENGTHS.reaction)),
      severity: severity === 'mild' || severity === 'moderate' || severity === 'severe' ? severity : null,
    },
    notes: notesOf(resource),
  };
}

const condition = (resource: Fields): Draft => ({
  kind: 'condition',
  concept: resource.code,
  status: [...codesOf(resource.verificationStatus), ...codesOf(resource.clinicalStatus)],
  ended: codesOf(resource.clinicalStatus).some((code) => OVER.includes(code)),
  since: resource.onsetDateTime ?? fieldsOf(resource.onsetPeriod).start,
  endedOn: resource.abatementDateTime ?? fieldsOf(resource.abatementPeriod).start,
  notes: notesOf(resource),
});

/** The words of a dosage; the part that says how often is apart where the source has it apart. */
function dosageOf(dosages: readonly Fields[]): { dose: string; frequency: string; rest: string[] } {
  const [first = {}] = dosages;
  const frequency = conceptText(fieldsOf(fieldsOf(first).timing).code);
  const whole = dosages.map(({ text, patientInstruction }) => textOf(text) || textOf(patientInstruction));
  const words = whole.filter(Boolean).join('; ');
  const [end, isApart] = [`, ${frequency}`, frequency !== ''];
  const dose =
    isApart && words.endsWith(end) ? words.slice(0, -end.length) : words === frequency ? '' : words;
  const fits = dose.length <= ENTRY_LENGTHS.dose && frequency.length <= ENTRY_LENGTHS.frequency;
  return fits ? { dose, frequency, rest: [] } : { dose: '', frequency: '', rest: [words] };
}

const STOPPED = ['completed', 'stopped', 'not-taken', 'cancelled', 'ended'];

function medicine(resource: Fields, resolve: Bundle['resolve']): Draft {
  const referred = resolve(resource.medicationReference, resource);
  const { dose, frequency, rest } = dosageOf(listOf(resource.dosage ?? resource.dosageInstruction));
  const period = fieldsOf(resource.effectivePeriod);
  const status = textOf(resource.status);
  const display = textOf(fieldsOf(resource.medicationReference).display);
  const named = resource.medicationCodeableConcept ?? referred?.code;
  return {
    kind: 'medicine',
    concept: conceptText(named) ? named : { text: display },
    status: [status],
    ended: STOPPED.includes(status),
    notDone: status === 'draft',
    since: resource.effectiveDateTime ?? period.start ?? resource.authoredOn,
    endedOn: STOPPED.includes(status) ? period.end : undefined,
    more: { dose: orNull(dose), frequency: orNull(frequency) },
    notes: [...rest, ...notesOf(resource)],
  };
}

const immunization = (resource: Fields): Draft => ({
  kind: 'immunization',
  concept: resource.vaccineCode,
  status: [textOf(resource.status)],
  notDone: textOf(resource.status) === 'not-done',
  since: resource.occurrenceDateTime,
  more: {
    lot: orNull(shortened(textOf(resource.lotNumber), ENTRY_LENGTHS.lot)),
    place: orNull(shortened(textOf(fieldsOf(resource.location).display), ENTRY_LENGTHS.place)),
  },
  notes: notesOf(resource),
});

const procedure = (resource: Fields): Draft => ({
  kind: 'procedure',
  concept: resource.code,
  status: [textOf(resource.status)],
  notDone: ['not-done', 'preparation'].includes(textOf(resource.status)),
  since: resource.performedDateTime ?? fieldsOf(resource.performedPeriod).start,
  notes: notesOf(resource),
});

const RELATIVES = new Map<string, (typeof RELATIONS)[number]>(
  Object.entries({
    MTH: 'mother',
    NMTH: 'mother',
    FTH: 'father',
    NFTH: 'father',
    SIS: 'sister',
    NSIS: 'sister',
    BRO: 'brother',
    NBRO: 'brother',
    GRPRN: 'grandparent',
    GRMTH: 'grandparent',
    GRFTH: 'grandparent',
    MGRMTH: 'grandparent',
    MGRFTH: 'grandparent',
    PGRMTH: 'grandparent',
    PGRFTH: 'grandparent',
    CHILD: 'child',
    SON: 'child',
    DAU: 'child',
    AUNT: 'aunt_uncle',
    UNCLE: 'aunt_uncle',
  }),
);

function relationOf(concept: unknown): EntryDetails['relation'] {
  const coded = codesOf(concept).flatMap((code) => RELATIVES.get(code) ?? [])[0];
  const said = conceptText(concept).toLowerCase().replace(' or ', '_');
  return coded ?? RELATIONS.find((relation) => relation === said) ?? (said ? 'other' : null);
}

const familyHistory = (resource: Fields): Draft[] => {
  const relation = relationOf(resource.relationship);
  return listOf(resource.condition).map((one) => ({
    kind: 'family_history',
    concept: one.code,
    status: [textOf(resource.status)],
    more: { relation },
    notes: [...notesOf(one), ...notesOf(resource)],
  }));
};

type Reader = (resource: Fields, resolve: Bundle['resolve']) => Draft[];
const READERS = new Map<string, Reader>(
  Object.entries({
    AllergyIntolerance: (resource) => [allergy(resource)],
    Condition: (resource) => [condition(resource)],
    MedicationStatement: (resource, resolve) => [medicine(resource, resolve)],
    MedicationRequest: (resource, resolve) => [medicine(resource, resolve)],
    Immunization: (resource) => [immunization(resource)],
    Procedure: (resource) => [procedure(resource)],
    FamilyMemberHistory: familyHistory,
  } satisfies Record<string, Reader>),
);

/** A year, a month or a day; null when none is said, undefined when what is said cannot be one. */
function dayIn(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return null;
  const day = textOf(value).slice(0, 10).replace(/T.*$/, '');
  return VagueDate.safeParse(day).success && day >= EARLIEST_YEAR ? day : undefined;
}

function codeOf(kind: EntryKind, concept: unknown): EntryDetails['code'] {
  const system = kind === 'immunization' ? 'cvx' : 'icd10cm';
  const value = codeIn(concept, system === 'cvx' ? CVX : ICD10CM);
  return value && CODE.test(value) ? { system, value } : null;
}

function outcomeOf(draft: Draft, now: Date): Outcome {
  const { kind, concept, status, more } = draft;
  const text = conceptText(concept);
  const leave = (left: LeftReason): Outcome => ({ left, text: shortened(text, ENTRY_LENGTHS.text) });
  if (status.some((code) => WITHDRAWN.includes(code))) return leave('withdrawn');
  if (draft.notDone) return leave('not_done');
  if (codesOf(concept).some((code) => NONE_KNOWN.test(code))) return leave('none_known');
  if (!text) return leave('no_name');
  if (text.length > ENTRY_LENGTHS.text) return leave('too_long');
  const [since, endedOn] = [dayIn(draft.since), dayIn(draft.endedOn)];
  if (since === undefined || endedOn === undefined) return leave('wrong_date');
  const details = fieldsOfKind(kind, {
    text,
    code: codeOf(kind, concept),
    status: draft.ended ? 'ended' : 'active',
    since,
    endedOn,
    reaction: null,
    severity: null,
    dose: null,
    frequency: null,
    lot: null,
    place: null,
    relation: null,
    ...more,
    note: orNull(shortened(draft.notes.filter(Boolean).join('\n'), ENTRY_LENGTHS.note)),
  });
  const wrong = wrongField(kind, details, now);
  if (wrong) return leave(wrong === 'relation' ? 'no_relative' : 'wrong_date');
  return { entry: { ...details, kind } };
}

/** What becomes of one resource; undefined for a type that we have no place for. */
export function readResource(resource: Fields, resolve: Bundle['resolve'], now: Date): Outcome[] | undefined {
  return READERS.get(textOf(resource.resourceType))?.(resource, resolve).map((draft) =>
    outcomeOf(draft, now),
  );
}
