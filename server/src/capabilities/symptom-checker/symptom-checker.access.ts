import { policy, signedIn } from '#platform/access/policy.ts';
import { aboutWhom } from '../assistant/about-whom.service.ts';

export const canCheckSymptoms = policy('symptom-checker:use', signedIn, { object: aboutWhom });
