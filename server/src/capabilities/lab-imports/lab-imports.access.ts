import { policy, type Rule } from '#platform/access/policy.ts';
import { findOwnLaboratory } from '../labs/laboratory.service.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';

export interface LaboratoryScope {
  readonly laboratoryId: string;
}

/** Who processes the requests of a laboratory, with a verified licence where that is required. */
const isLaboratoryStaff: Rule<LaboratoryScope> = async (question) => {
  const laboratoryId = await findOwnLaboratory(question);
  const mayRead = laboratoryId && (await mayReadRecords(question, question.actor.id, question.config));
  return mayRead ? { laboratoryId } : undefined;
};

export const canImportResults = policy(
  'lab-results:enter',
  { kind: 'signedIn', roles: ['PROVIDER'] },
  { object: isLaboratoryStaff },
);
