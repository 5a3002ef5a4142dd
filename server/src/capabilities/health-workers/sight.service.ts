import type { CommunityPerson } from '@lakou/contract/health-workers';
import { SIGHT_DAYS } from '@lakou/contract/health-workers.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { notify } from '../notifications/notify.service.ts';
import { findPerson } from './community-people.store.ts';
import type { ItemScope, PersonScope } from './health-workers.access.ts';
import { closeExpired, type Decided, decide, end, findAsked, insertSight } from './sight.store.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Asking twice changes nothing. */
export const askForSight = (grant: Grant<'home-visit-sight:ask', PersonScope>): Promise<CommunityPerson> =>
  inTransaction(grant, async (tx) => {
    const { linkId } = tx.scope;
    await closeExpired(tx);
    if (await insertSight(tx, uuidv7())) {
      const { supervisorId, name } = await findAsked(tx);
      if (supervisorId)
        await notify(tx, {
          userId: supervisorId,
          kind: 'home_visit_sight_asked',
          subjectId: linkId,
          details: { name },
        });
      await writeAudit(tx, {
        action: 'home-visit-sight:ask',
        actorId: tx.actor.id,
        subjectId: linkId,
      });
    }
    return (await findPerson(tx, linkId)) ?? fail('not_found');
  });

type Decider = Grant<'home-visit-sight:decide' | 'home-visit-sight:end', ItemScope>;

async function note(tx: Decider, action: string, { linkId, workerId }: Decided): Promise<void> {
  await writeAudit(tx, { action, actorId: tx.actor.id, subjectIds: [linkId, workerId] });
}

export const decideSight = (
  grant: Grant<'home-visit-sight:decide', ItemScope>,
  approve: boolean,
): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    const until = new Date(tx.at.getTime() + SIGHT_DAYS * DAY_MS);
    const decided = (await decide(tx, approve ? 'approved' : 'refused', until)) ?? fail('item_changed');
    await note(tx, approve ? 'home-visit-sight:approve' : 'home-visit-sight:refuse', decided);
    await notify(tx, {
      userId: decided.workerId,
      kind: approve ? 'home_visit_sight_approved' : 'home_visit_sight_refused',
      subjectId: decided.linkId,
    });
    return undefined;
  });

export const endSight = (grant: Grant<'home-visit-sight:end', ItemScope>): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    await note(tx, 'home-visit-sight:end', (await end(tx)) ?? fail('item_changed'));
    return undefined;
  });
