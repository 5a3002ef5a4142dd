import { policy, signedIn } from '#platform/access/policy.ts';
import { fail } from '#platform/errors.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { patientAskedAbout } from './patient-asked-about.service.ts';

const whoReadsResults = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;

/**
 * A patient asks about themselves and their dependents; a provider needs a verified licence where
 * the settings require it.
 */
const mayAskAboutResults: typeof patientAskedAbout = async (question) => {
  const { actor, config } = question;
  if (actor.role === 'PROVIDER' && !(await mayReadRecords(question, actor.id, config))) fail('forbidden');
  return patientAskedAbout(question);
};

export const canChat = policy('assistant:chat', signedIn);
export const canExplainLab = policy('assistant:explain-lab', whoReadsResults, { object: mayAskAboutResults });
export const canReadAiConsent = policy('ai-consent:read', signedIn);
export const canChangeAiConsent = policy('ai-consent:change', signedIn);
