import { everyone, policy, signedIn } from '#platform/access/policy.ts';
import { patientAskedAbout } from '../assistant/patient-asked-about.service.ts';

export const canCheckSymptoms = policy('symptom-checker:use', signedIn, { object: patientAskedAbout });

export const canReadWords = policy(
  'symptom-checker:words',
  everyone('the same for everybody, and kept on phones for when there is no network'),
);
