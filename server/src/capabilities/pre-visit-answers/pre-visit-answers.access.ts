import { isBeforeVisit } from '@lakou/contract/pre-visit-answers.rules';
import { type ById, isAdministrative, policy, type Rule, type RuleContext } from '#platform/access/policy.ts';
import { represents } from '#platform/access/representation.ts';
import { fail } from '#platform/errors.ts';
import { isCareOver } from '../bookings/booking-details.rules.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { findVisit, type Visit } from './pre-visit-answers.store.ts';

const patient = { kind: 'signedIn', roles: ['PATIENT'] } as const;
const provider = { kind: 'signedIn', roles: ['PROVIDER'] } as const;
const both = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;

/** A visit and whether the actor is its patient, acts for them, or is the provider who sees them. */
export interface AnswersScope extends Visit {
  /** `unshown`: the provider, who is not told: the licence was not checked, or care is over. */
  readonly as: 'patient' | 'representative' | 'provider' | 'unshown';
}

async function sideOf(question: RuleContext, visit: Visit): Promise<AnswersScope['as'] | undefined> {
  const { actor, at, config } = question;
  if (actor.id === visit.patientId) return 'patient';
  if (actor.role === 'PATIENT') {
    const acts = !visit.dependentId && (await represents(question, visit.patientId, 'visits'));
    return acts ? 'representative' : undefined;
  }
  if (actor.id !== visit.providerId || isAdministrative(actor)) return undefined;
  const isTold = !isCareOver(visit, at) && (await mayReadRecords(question, actor.id, config));
  return isTold ? 'provider' : 'unshown';
}

const party =
  (...sides: AnswersScope['as'][]): Rule<AnswersScope, ById> =>
  async (question) => {
    const visit = await findVisit(question, question.params.id);
    const as = visit && (await sideOf(question, visit));
    return as && sides.includes(as) ? { ...visit, as } : undefined;
  };

const beforeVisit =
  (...sides: AnswersScope['as'][]): Rule<AnswersScope, ById> =>
  async (question) => {
    const scope = await party(...sides)(question);
    if (scope && !isBeforeVisit(scope, question.at)) fail('move_not_allowed');
    return scope;
  };

export const canReadAnswers = policy('pre-visit:read', both, {
  object: party('patient', 'representative', 'provider', 'unshown'),
});
export const canAnswer = policy('pre-visit:answer', patient, {
  object: beforeVisit('patient', 'representative'),
});
export const canShareCheck = policy('pre-visit:share-check', patient, { object: beforeVisit('patient') });
export const canTakeCheckBack = policy('pre-visit:take-check-back', patient, {
  object: beforeVisit('patient'),
});
export const canConsentToTraining = policy('pre-visit:training-consent', patient, {
  object: party('patient'),
});
export const canMarkTriage = policy('pre-visit:mark', provider, { object: party('provider') });
