import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { represents } from '#platform/access/representation.ts';
import { isDependentOf } from '../family/family.service.ts';
import { patientsAndProviders, treats } from '../record-access/record-access.service.ts';
import { findReported } from './deaths.store.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

export interface DeceasedScope {
  readonly patientId: string;
  readonly dependentId: string | null;
}
export interface ReportScope extends DeceasedScope {
  readonly reportId: string;
}
interface NewReport extends ById {
  readonly body: { readonly dependentId?: string | null | undefined };
}

/** A provider in care; who holds a dependent's record; who acts for an adult. Nobody reports themselves. */
const mayReport: Rule<DeceasedScope, NewReport> = async (question) => {
  const { actor, params, body } = question;
  const person = { patientId: params.id, dependentId: body.dependentId ?? null };
  const { patientId, dependentId } = person;
  if (dependentId && !(await isDependentOf(question, patientId, dependentId))) return undefined;
  if (actor.role === 'PROVIDER') return (await treats(question, person)) ? person : undefined;
  if (dependentId) return patientId === actor.id ? person : undefined;
  const actsFor =
    (await represents(question, patientId, 'visits')) || (await represents(question, patientId, 'record'));
  return actsFor ? person : undefined;
};

const isReport: Rule<ReportScope, ById> = (question) => findReported(question, question.params.id);

/** Stops reminders at once, and closes an account once it is confirmed. */
export const canReportDeath = policy('death:report', patientsAndProviders, {
  object: mayReport,
  stepUp: true,
});
export const canListDeaths = policy('deaths:list', admin);
export const canDecideDeath = policy('death:decide', admin, { object: isReport, stepUp: true });
