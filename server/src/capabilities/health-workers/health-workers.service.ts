import type { ClinicHealthWorkers, HomeVisitRole } from '@lakou/contract/health-workers';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Config } from '#platform/config.ts';
import { fail } from '#platform/errors.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import type { ClinicScope, NamedWorkerScope } from './health-workers.access.ts';
import {
  findRole,
  listProviders,
  listWorkers,
  lockWorkers,
  removeWorker,
  saveWorker,
} from './health-workers.store.ts';

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });

export async function readWorkers(
  grant: Grant<'health-workers:list', ClinicScope>,
  config: Config,
): Promise<ClinicHealthWorkers> {
  const mayRead = (id: string) => mayReadRecords(grant, id, config);
  const providers = await listProviders(grant);
  const supervisors = [];
  for (const provider of providers) if (await mayRead(provider.id)) supervisors.push(named(provider));
  const workers = [];
  for (const { isThere, since, ...worker } of await listWorkers(grant))
    workers.push({
      ...worker,
      since: since.toISOString(),
      isSupervised: isThere && (await mayRead(worker.supervisorId)),
    });
  return { workers, supervisors, candidates: providers.filter((one) => !one.isSupervisor).map(named) };
}

/**
 * The supervising provider may read records and is no health worker; who supervises becomes none. So nobody approves
 * what they see themselves, nor two for each other.
 */
export const nameWorker = (
  grant: Grant<'health-worker:name', NamedWorkerScope>,
  supervisorId: string,
  config: Config,
): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    await lockWorkers(tx);
    const { workerId } = tx.scope;
    const providers = await listProviders(tx);
    const supervisor = providers.find(({ id }) => id === supervisorId);
    const isSupervisor = providers.some(({ id, isSupervisor: supervises }) => id === workerId && supervises);
    const isFit = supervisor && supervisorId !== workerId && (await mayReadRecords(tx, supervisorId, config));
    if (!isFit || isSupervisor) fail('supervisor_unfit');
    await saveWorker(tx, supervisorId);
    await writeAudit(tx, {
      action: 'health-worker:name',
      actorId: tx.actor.id,
      subjectIds: [workerId, supervisorId],
    });
    return undefined;
  });

export const endWorker = (grant: Grant<'health-worker:end', NamedWorkerScope>): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    if (!(await removeWorker(tx))) fail('not_found');
    await writeAudit(tx, {
      action: 'health-worker:end',
      actorId: tx.actor.id,
      subjectId: tx.scope.workerId,
    });
    return undefined;
  });

export async function readOwnRole(
  grant: Grant<'home-visit-role:read'>,
  config: Config,
): Promise<HomeVisitRole> {
  const { clinicName, supervisorId, supervisorName, supervises, openDangers } =
    (await findRole(grant)) ?? fail('not_found');
  const isSupervised = supervisorId !== null && (await mayReadRecords(grant, supervisorId, config));
  const mayRead = supervises && (await mayReadRecords(grant, grant.actor.id, config));
  return {
    worker: clinicName === null ? null : { clinicName, supervisorName: isSupervised ? supervisorName : null },
    supervises: mayRead,
    openDangers: mayRead ? openDangers : 0,
  };
}
