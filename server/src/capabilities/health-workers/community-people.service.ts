import type { CommunityPerson, SentConsent, SentPerson, Where } from '@lakou/contract/health-workers';
import { MOST_PEOPLE } from '@lakou/contract/health-workers.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { CLINIC_PATIENTS_PER_PERSON } from '#platform/limits/limits.ts';
import { ageOn } from '../profiles/birth-dates.rules.ts';
import {
  callBackWorker,
  countPeople,
  findPerson,
  insertConsent,
  insertLink,
  sendWorker,
  withdrawAll,
} from './community-people.store.ts';
import type { AssignedScope, PersonScope, WorkerScope } from './health-workers.access.ts';

const OLDEST_YEARS = 130;

function checkBirth(birth: string | null | undefined, at: Date): void {
  if (!birth) return;
  const today = at.toISOString().slice(0, 10);
  if (birth > today || ageOn(today, birth) > OLDEST_YEARS)
    fail('birth_date_invalid', { fields: [{ path: 'dateOfBirth', code: 'birth_date_invalid' }] });
}

/** Somebody new, who spoke their consent; sent again, the first one counts. */
export async function addPerson(
  grant: Grant<'community-person:add', WorkerScope>,
  sent: SentPerson,
): Promise<CommunityPerson> {
  checkBirth(sent.dateOfBirth, grant.at);
  await countTry(grant.db, CLINIC_PATIENTS_PER_PERSON, grant.actor.id, grant.at);
  return inTransaction(grant, async (tx) => {
    if ((await countPeople(tx)) >= MOST_PEOPLE) fail('too_many_entries');
    if (await insertLink(tx, sent)) {
      await sendWorker(tx, uuidv7(), sent.id, sent);
      await insertConsent(tx, { id: uuidv7(), linkId: sent.id, ...sent.consent });
      await writeAudit(tx, {
        action: 'community-person:add',
        actorId: tx.actor.id,
        subjectId: sent.id,
      });
    }
    // The id may be that of somebody for whom the caller does not act.
    return (await findPerson(tx, sent.id)) ?? fail('conflict');
  });
}

export const recordConsent = (
  grant: Grant<'community-consent:record', PersonScope>,
  consent: SentConsent,
): Promise<CommunityPerson> =>
  inTransaction(grant, async (tx) => {
    const { linkId } = tx.scope;
    if (await insertConsent(tx, { id: uuidv7(), linkId, ...consent }))
      await writeAudit(tx, {
        action: 'community-consent:record',
        actorId: tx.actor.id,
        subjectId: linkId,
      });
    return (await findPerson(tx, linkId)) ?? fail('not_found');
  });

export const withdrawConsent = (
  grant:
    | Grant<'community-consent:withdraw', PersonScope>
    | Grant<'community-patient:withdraw', { clinicId: string; linkId: string }>,
): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    await withdrawAll(tx);
    await writeAudit(tx, {
      action: 'community-consent:withdraw',
      actorId: tx.actor.id,
      subjectId: tx.scope.linkId,
    });
    return undefined;
  });

/** The desk decides who comes; a worker never chooses somebody whom the clinic knows. */
export const sendToPatient = (
  grant: Grant<'community-patient:send', AssignedScope>,
  where: Where,
): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    if ((await countPeople(tx)) >= MOST_PEOPLE) fail('too_many_entries');
    const { linkId, workerId } = tx.scope;
    await sendWorker(tx, uuidv7(), linkId, where);
    await writeAudit(tx, {
      action: 'community-patient:send',
      actorId: tx.actor.id,
      subjectIds: [linkId, workerId],
    });
    return undefined;
  });

export const callBack = (grant: Grant<'community-patient:call-back', AssignedScope>): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    if (!(await callBackWorker(tx))) fail('not_found');
    const { linkId, workerId } = tx.scope;
    await writeAudit(tx, {
      action: 'community-patient:call-back',
      actorId: tx.actor.id,
      subjectIds: [linkId, workerId],
    });
    return undefined;
  });
