import { ageInMonths, assessMeasurement, type MeasurementDanger } from '@lakou/clinical';
import type { HomeVisit, SentHomeVisit } from '@lakou/contract/health-workers';
import { EARLIER_DAYS } from '@lakou/contract/measurements.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { checkMoment } from '../measurements/measurements.service.ts';
import { notify } from '../notifications/notify.service.ts';
import type { ItemScope, PersonScope } from './health-workers.access.ts';
import {
  acknowledgeVisit,
  findEarlier,
  findVisit,
  findVisited,
  insertVisit,
  type VisitedPerson,
} from './home-visits.store.ts';

type Writer = Grant<'home-visit:record', PersonScope>;
const DAY_MS = 24 * 3600 * 1000;

/** Judged as on the day of the visit: one that waited for a network for days is still told. */
async function judge(
  tx: Writer,
  sent: SentHomeVisit,
  { dateOfBirth }: VisitedPerson,
): Promise<MeasurementDanger | undefined> {
  const at = new Date(sent.at);
  const { pregnant } = sent;
  const from = new Date(at.getTime() - EARLIER_DAYS * DAY_MS);
  const today = at.toISOString().slice(0, 10);
  const ageMonths = dateOfBirth ? ageInMonths({ birthDate: dateOfBirth, today }) : undefined;
  return assessMeasurement({
    entry: { ...sent, at },
    earlier: await findEarlier(tx, { from, to: at, pregnant }),
    person: { ageMonths, pregnant },
    now: at,
  });
}

/** Under the worker's own name. Sent again, the first one counts. */
export function recordVisit(grant: Writer, sent: SentHomeVisit): Promise<HomeVisit> {
  checkMoment(new Date(sent.at), grant.at, 'at');
  return inTransaction(grant, async (tx) => {
    const person = (await findVisited(tx)) ?? fail('not_found');
    const danger = await judge(tx, sent, person);
    if (await insertVisit(tx, sent, danger)) {
      await writeAudit(tx, {
        action: 'home-visit:record',
        actorId: tx.actor.id,
        subjectId: tx.scope.linkId,
      });
      if (danger && person.supervisorId)
        await notify(tx, {
          userId: person.supervisorId,
          kind: 'home_visit_danger',
          subjectId: sent.id,
          // Neither who it is nor what it is: this leaves by mail and push.
          details: { name: person.workerName },
        });
    }
    return (await findVisit(tx, sent.id)) ?? fail('conflict');
  });
}

export const acknowledgeDanger = (
  grant: Grant<'home-visit-danger:acknowledge', ItemScope>,
): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    const { linkId } = (await acknowledgeVisit(tx)) ?? fail('not_found');
    await writeAudit(tx, {
      action: 'home-visit-danger:acknowledge',
      actorId: tx.actor.id,
      subjectId: linkId,
    });
    return undefined;
  });
