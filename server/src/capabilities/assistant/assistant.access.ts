import { policy, type Rule, signedIn } from '#platform/access/policy.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { patientAskedAbout } from './patient-asked-about.service.ts';

const whoReadsResults = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;

type Needs = Pick<Platform, 'config'>;

/** A patient about themselves and theirs; a provider once their licence was checked, where that is asked for. */
const mayAskAboutResults =
  ({ config }: Needs): Rule<{ dependentId: string | null }> =>
  async (question) => {
    const { actor, db } = question;
    if (actor.role === 'PROVIDER' && !(await mayReadRecords(db, actor.id, config))) fail('forbidden');
    return patientAskedAbout(question);
  };

export const canChat = policy('assistant:chat', signedIn);
export const canExplainLab = (platform: Needs) =>
  policy('assistant:explain-lab', whoReadsResults, { object: mayAskAboutResults(platform) });
export const canReadAiConsent = policy('ai-consent:read', signedIn);
export const canChangeAiConsent = policy('ai-consent:change', signedIn);
