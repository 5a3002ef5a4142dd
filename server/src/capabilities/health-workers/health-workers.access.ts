import {
  type ById,
  clinicManagers,
  isOwnClinic,
  policy,
  type Rule,
  staffWith,
} from '#platform/access/policy.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import {
  findDanger,
  findOwnPerson,
  findSight,
  findUnlinked,
  findWorker,
  isColleague,
  isWorkerOf,
} from './home-visit-scope.store.ts';

const providers = { kind: 'signedIn', roles: ['PROVIDER'] } as const;
const desk = staffWith('Admin', 'Scheduler');

export interface ClinicScope {
  readonly clinicId: string;
}
/** A provider of the clinic who is, or becomes, a health worker. */
export interface NamedWorkerScope extends ClinicScope {
  readonly workerId: string;
}
/** A patient of the clinic. `isPossible`: they have no account. */
export interface PatientScope extends ClinicScope {
  readonly linkId: string;
  readonly isPossible: boolean;
}
export type AssignedScope = PatientScope & NamedWorkerScope;

/** The caller is a health worker. */
export interface WorkerScope extends ClinicScope {
  readonly workerId: string;
  readonly supervisorId: string;
}
/** Somebody for whom the caller acts. */
export interface PersonScope extends WorkerScope {
  readonly linkId: string;
  readonly hasConsent: boolean;
  /** Whether the caller sees what others entered. */
  readonly seesAll: boolean;
}
export interface ItemScope {
  readonly id: string;
}

interface OfWorker {
  readonly params: { readonly id: string; readonly workerId: string };
}

const isOwnProvider: Rule<NamedWorkerScope, OfWorker> = async (question) => {
  const { id: clinicId, workerId } = question.params;
  if (clinicId !== question.actor.clinicId) return undefined;
  return (await isColleague(question, clinicId, workerId)) ? { clinicId, workerId } : undefined;
};

const isOwnPatient: Rule<PatientScope, ById> = (question) =>
  question.actor.clinicId ? findUnlinked(question, question.actor.clinicId, question.params.id) : undefined;

const isPossiblePatient: Rule<PatientScope, ById> = async (question) => {
  const patient = await isOwnPatient(question);
  return patient?.isPossible ? patient : undefined;
};

const withOwnWorker: Rule<AssignedScope, OfWorker> = async (question) => {
  const patient = await isPossiblePatient(question);
  const { workerId } = question.params;
  if (!patient || !(await isWorkerOf(question, patient.clinicId, workerId))) return undefined;
  return { ...patient, workerId };
};

const isWorker: Rule<WorkerScope> = (question) => findWorker(question);

/** For whom the clinic sent the caller, or whom the caller wrote down. */
const isOwnPerson: Rule<PersonScope, ById> = async (question) => {
  const worker = await findWorker(question);
  return worker && findOwnPerson(question, worker, question.params.id);
};

const withConsent: Rule<PersonScope, ById> = async (question) => {
  const person = await isOwnPerson(question);
  return person?.hasConsent ? person : undefined;
};

type Find = typeof findDanger;
/** What a worker under the caller's supervision sent, while the caller may read records. */
const supervised =
  (find: Find): Rule<ItemScope, ById> =>
  async (question) => {
    if (!(await mayReadRecords(question, question.actor.id, question.config))) return undefined;
    return (await find(question, question.params.id)) ? { id: question.params.id } : undefined;
  };
const maySupervise: Rule<{ supervisorId: string }> = async (question) =>
  (await mayReadRecords(question, question.actor.id, question.config))
    ? { supervisorId: question.actor.id }
    : undefined;

export const canListWorkers = policy('health-workers:list', clinicManagers, { object: isOwnClinic });
export const canNameWorker = policy('health-worker:name', clinicManagers, { object: isOwnProvider });
export const canEndWorker = policy('health-worker:end', clinicManagers, { object: isOwnProvider });
export const canReadCommunity = policy('community-patient:read', desk, { object: isOwnPatient });
export const canSendWorker = policy('community-patient:send', desk, { object: withOwnWorker });
export const canCallBackWorker = policy('community-patient:call-back', desk, { object: withOwnWorker });
export const canWithdrawAtDesk = policy('community-patient:withdraw', desk, { object: isPossiblePatient });
export const canIssueCard = policy('community-card:issue', desk, { object: isPossiblePatient });
export const canRevokeCard = policy('community-card:revoke', desk, { object: isPossiblePatient });
export const canReadOwnRole = policy('home-visit-role:read', providers);
export const canListPeople = policy('community-people:list', providers, { object: isWorker });
export const canAddPerson = policy('community-person:add', providers, { object: isWorker });
export const canRecordConsent = policy('community-consent:record', providers, { object: isOwnPerson });
export const canWithdrawConsent = policy('community-consent:withdraw', providers, { object: isOwnPerson });
export const canAskForSight = policy('home-visit-sight:ask', providers, { object: withConsent });
export const canListVisits = policy('home-visits:list', providers, { object: withConsent });
export const canRecordVisit = policy('home-visit:record', providers, { object: withConsent });
export const canOpenCard = policy('community-card:open', providers, { object: isWorker });
export const canListDangers = policy('home-visit-dangers:list', providers, { object: maySupervise });
export const canAcknowledgeDanger = policy('home-visit-danger:acknowledge', providers, {
  object: supervised(findDanger),
});
export const canListSight = policy('home-visit-sight:list', providers, { object: maySupervise });
export const canDecideSight = policy('home-visit-sight:decide', providers, { object: supervised(findSight) });
export const canEndSight = policy('home-visit-sight:end', providers, { object: supervised(findSight) });
