import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { type CashScope, findCashVisit, findReceiptScope } from './cash-visits.store.ts';

const provider = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

/** A visit with the actor that no clinic arranged: a clinic has a cash desk of its own. */
const isOwnVisit: Rule<CashScope, ById> = (question) => findCashVisit(question, question.params.id);

/** A visit of the actor, as its patient or its provider, that was paid in cash. */
const isPaidInCash: Rule<CashScope, ById> = (question) => findReceiptScope(question, question.params.id);

export const canRecordCash = policy('cash:record', provider, { object: isOwnVisit });
export const canReadCash = policy(
  'cash:read',
  { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const,
  { object: isPaidInCash },
);
export const canListCash = policy('cash:list', provider);
