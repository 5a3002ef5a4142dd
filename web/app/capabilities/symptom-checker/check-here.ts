import { countsAsPregnant, triageComplaint, triagePersonOf } from '@lakou/clinical';
import { describeTriage, readTexts } from '@lakou/content/triage-texts';
import type { User } from '@lakou/contract';
import { countryOfPatient } from '@lakou/contract/emergency.rules';
import type { SymptomAnalysis, SymptomWords } from '@lakou/contract/symptom-checker';
import type { CheckBody } from './told.ts';

// The engine on this device. It is large, so it is loaded only when there is no network, or stored for that.

type Account = Pick<
  User,
  | 'dateOfBirth'
  | 'gender'
  | 'maternityProfile'
  | 'dependents'
  | 'address'
  | 'clinicAddress'
  | 'serviceLocations'
  | 'phone'
>;

/** Who is judged: the account or one of its dependents, as the server sees them. */
function patientOf(user: Account, dependentId: string | undefined, today: string) {
  const dependent = user.dependents?.find(({ id }) => id === dependentId);
  const dueDate = user.maternityProfile?.dueDate;
  const known = dependent
    ? { dateOfBirth: dependent.dateOfBirth, gender: dependent.sex, pregnant: false }
    : {
        dateOfBirth: user.dateOfBirth,
        gender: user.gender,
        pregnant: dueDate !== undefined && countsAsPregnant(dueDate, today),
      };
  return { person: triagePersonOf(known, today), country: countryOfPatient(user, dependent) };
}

/** The same answer as the server's engine gives. */
export function checkHere(
  { dependentId, ...complaint }: CheckBody,
  { user, words, today }: { user: Account; words: SymptomWords; today: string },
): SymptomAnalysis {
  const patient = patientOf(user, dependentId, today);
  const result = triageComplaint(complaint, patient);
  return { ...describeTriage(readTexts(words), result, patient.country), note: null };
}
