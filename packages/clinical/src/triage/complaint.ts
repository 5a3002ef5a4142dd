import { ageInMonths, daysBetween, type PlainDate } from '../plain-date.ts';
import { type TriageResult, triage } from './assess.ts';
import type { Correction, Details } from './corrections.ts';
import type { TriageCountry, TriagePerson } from './facts.ts';
import type { DangerAnswers } from './questions.ts';
import { SYMPTOMS, type SymptomCode } from './symptoms.ts';

/** What somebody tells the symptom checker; a field that is null counts as left out. */
export interface Complaint {
  /** Texts and symptom codes. */
  readonly symptoms: readonly string[];
  readonly answers?: DangerAnswers | null | undefined;
  readonly corrections?:
    | readonly { code: string; denied?: boolean | null | undefined; days?: number | null | undefined }[]
    | null
    | undefined;
  readonly details?: Details | null | undefined;
}

/** The patient as triage needs them, and the country they are in. */
export interface TriagePatient {
  readonly person: TriagePerson;
  readonly country: TriageCountry | undefined;
}

/** Codes may be written as words: `skipped heartbeat` is `skipped_heartbeat`. */
function codeOf(said: string): SymptomCode | undefined {
  const code = said.toLowerCase().replaceAll(/[\s-]+/g, '_');
  return SYMPTOMS.find((symptom) => symptom === code);
}

const correctionsOf = (corrections: Complaint['corrections']): Correction[] =>
  (corrections ?? []).map(({ code, denied, days }) => ({
    code,
    denied: denied ?? undefined,
    days: days ?? undefined,
  }));

/** Judges a complaint as it comes from the form: on the server and on a phone without a network. */
export function triageComplaint(
  { symptoms, answers, corrections, details }: Complaint,
  patient: TriagePatient,
): TriageResult {
  const said = symptoms.flatMap((one) => one.trim() || []);
  return triage({
    text: said.filter((one) => !codeOf(one)).join('. '),
    symptoms: said.flatMap((one) => codeOf(one) ?? []),
    ...patient,
    answers: answers ?? {},
    corrections: correctionsOf(corrections),
    details: details ?? {},
  });
}

interface KnownPerson {
  readonly dateOfBirth?: PlainDate | null | undefined;
  readonly gender?: 'Male' | 'Female' | null | undefined;
  readonly pregnant: boolean;
}

/** What the profile tells about who is judged. */
export function triagePersonOf(
  { dateOfBirth, gender, pregnant }: KnownPerson,
  today: PlainDate,
): TriagePerson {
  const ageMonths = dateOfBirth ? ageInMonths({ birthDate: dateOfBirth, today }) : undefined;
  return {
    ...(ageMonths !== undefined && { ageMonths }),
    ...(pregnant && { pregnant }),
    ...(gender && { sex: gender === 'Female' ? 'female' : 'male' }),
  };
}

const COUNTED_DAYS = 28;

/** After the due date a pregnancy counts for four more weeks. */
export const countsAsPregnant = (dueDate: PlainDate, today: PlainDate): boolean =>
  (daysBetween(dueDate, today) ?? 0) < COUNTED_DAYS;
