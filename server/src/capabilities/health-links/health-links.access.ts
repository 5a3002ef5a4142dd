import { type ById, everyone, policy, type Rule } from '#platform/access/policy.ts';
import { LINK_OPENS_PER_ADDRESS } from '#platform/limits/limits.ts';
import { patientsOnly } from '../record-access/record-access.service.ts';
import { isOwnLink } from './health-links.store.ts';

/** One's own link. */
const isTheirs: Rule<{ linkId: string; patientId: string }, ById> = async (question) =>
  (await isOwnLink(question, question.params.id))
    ? { linkId: question.params.id, patientId: question.actor.id }
    : undefined;

export const canShare = policy('record:share', patientsOnly);
export const canListLinks = policy('health-links:list', patientsOnly);
export const canRevokeLink = policy('health-link:revoke', patientsOnly, { object: isTheirs });
export const canOpenLink = policy(
  'health-link:open',
  everyone('whoever has the link may open it; it holds 256 bits that nobody guesses'),
  { limit: LINK_OPENS_PER_ADDRESS },
);
