import { policy, signedIn } from '#platform/access/policy.ts';
import { patientAskedAbout } from '../assistant/patient-asked-about.service.ts';

export const canCheckSymptoms = policy('symptom-checker:use', signedIn, { object: patientAskedAbout });
