import type { RecordEntry } from '@lakou/contract/record-entries';
import type { FhirResource } from '#platform/capability.ts';

const HL7 = 'http://terminology.hl7.org/CodeSystem';
const SYSTEMS = {
  icd10cm: 'http://hl7.org/fhir/sid/icd-10-cm',
  cvx: 'http://hl7.org/fhir/sid/cvx',
} as const;
/** Of HL7's RoleCode; a relative it has no code for is named in words. */
const RELATIVES: Readonly<Record<string, string>> = {
  mother: 'MTH',
  father: 'FTH',
  sister: 'SIS',
  brother: 'BRO',
  grandparent: 'GRPRN',
  child: 'CHILD',
};

const coded = (system: string, code: string) => ({ coding: [{ system: `${HL7}/${system}`, code }] });
const named = ({ code, text }: RecordEntry) => ({
  ...(code && { coding: [{ system: SYSTEMS[code.system], code: code.value }] }),
  text,
});
/** The summary's profile wants a time, or the word that it is not known. */
const UNKNOWN_TIME = {
  _effectiveDateTime: {
    extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
  },
};

const given = <T extends object>(condition: unknown, fields: T): T | undefined =>
  condition ? fields : undefined;

function parts(entry: RecordEntry) {
  const person = { reference: `Patient/${entry.dependentId ?? entry.patientId}` };
  const author = entry.by.provider
    ? { reference: `Practitioner/${entry.by.id}`, ...(entry.by.name && { display: entry.by.name }) }
    : undefined;
  const isOver = entry.status === 'ended';
  return {
    person,
    author,
    isOver,
    notes: given(entry.note, { note: [{ text: entry.note }] }),
    verified: entry.by.provider ? 'confirmed' : 'unconfirmed',
  };
}

type Maker = (entry: RecordEntry) => FhirResource;

const allergy: Maker = (entry) => {
  const { person, author, isOver, notes, verified } = parts(entry);
  return {
    resourceType: 'AllergyIntolerance',
    id: entry.id,
    clinicalStatus: coded('allergyintolerance-clinical', isOver ? 'resolved' : 'active'),
    verificationStatus: coded('allergyintolerance-verification', verified),
    code: named(entry),
    patient: person,
    ...given(entry.since, { onsetDateTime: entry.since }),
    recordedDate: entry.createdAt,
    ...given(author, { recorder: author }),
    ...given(entry.reaction || entry.severity, {
      reaction: [
        {
          manifestation: [
            entry.reaction ? { text: entry.reaction } : { ...coded('data-absent-reason', 'unknown') },
          ],
          ...given(entry.severity, { severity: entry.severity }),
        },
      ],
    }),
    ...notes,
  };
};

const condition: Maker = (entry) => {
  const { person, author, isOver, notes, verified } = parts(entry);
  return {
    resourceType: 'Condition',
    id: entry.id,
    clinicalStatus: coded('condition-clinical', isOver ? 'resolved' : 'active'),
    verificationStatus: coded('condition-ver-status', verified),
    category: [coded('condition-category', 'problem-list-item')],
    code: named(entry),
    subject: person,
    ...given(entry.since, { onsetDateTime: entry.since }),
    ...given(entry.endedOn, { abatementDateTime: entry.endedOn }),
    recordedDate: entry.createdAt,
    ...given(author, { recorder: author }),
    ...notes,
  };
};

const medicine: Maker = (entry) => {
  const { person, author, isOver, notes } = parts(entry);
  const dosage = [entry.dose, entry.frequency].filter(Boolean).join(', ');
  return {
    resourceType: 'MedicationStatement',
    id: entry.id,
    status: isOver ? 'completed' : 'active',
    medicationCodeableConcept: named(entry),
    subject: person,
    ...(entry.since || entry.endedOn
      ? {
          effectivePeriod: {
            ...given(entry.since, { start: entry.since }),
            ...given(entry.endedOn, { end: entry.endedOn }),
          },
        }
      : UNKNOWN_TIME),
    dateAsserted: entry.createdAt,
    informationSource: author ?? person,
    ...given(dosage, {
      dosage: [{ text: dosage, ...given(entry.frequency, { timing: { code: { text: entry.frequency } } }) }],
    }),
    ...notes,
  };
};

const immunization: Maker = (entry) => {
  const { person, notes } = parts(entry);
  return {
    resourceType: 'Immunization',
    id: entry.id,
    status: 'completed',
    vaccineCode: named(entry),
    patient: person,
    ...(entry.since ? { occurrenceDateTime: entry.since } : { occurrenceString: 'unknown' }),
    recorded: entry.createdAt,
    primarySource: entry.by.provider,
    ...given(entry.lot, { lotNumber: entry.lot }),
    ...given(entry.place, { location: { display: entry.place } }),
    ...notes,
  };
};

const procedure: Maker = (entry) => {
  const { person, author, notes } = parts(entry);
  return {
    resourceType: 'Procedure',
    id: entry.id,
    status: 'completed',
    code: named(entry),
    subject: person,
    ...given(entry.since, { performedDateTime: entry.since }),
    ...given(author, { recorder: author }),
    ...notes,
  };
};

const familyHistory: Maker = (entry) => {
  const { person, notes } = parts(entry);
  const relative = entry.relation ?? 'other';
  const role = RELATIVES[relative];
  return {
    resourceType: 'FamilyMemberHistory',
    id: entry.id,
    status: 'partial',
    patient: person,
    date: entry.createdAt,
    relationship: { ...(role && coded('v3-RoleCode', role)), text: relative.replace('_', ' or ') },
    condition: [{ code: named(entry) }],
    ...notes,
  };
};

const MAKERS: Readonly<Record<RecordEntry['kind'], Maker>> = {
  allergy,
  condition,
  medicine,
  immunization,
  procedure,
  family_history: familyHistory,
};

/** An entry as a FHIR R4 resource; codes only where the entry has one. */
export const entryAsFhir = (entry: RecordEntry): FhirResource => ({
  ...MAKERS[entry.kind](entry),
  meta: { lastUpdated: entry.changedAt },
});
