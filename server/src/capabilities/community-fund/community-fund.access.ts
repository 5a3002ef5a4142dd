import { type ById, everyone, policy, type Rule, signedIn } from '#platform/access/policy.ts';
import { FUND_LEDGER_PER_ADDRESS } from '#platform/limits/limits.ts';
import { findRequestId } from './cases.store.ts';
import { findOwnDonation, findOwnGift, type OneGift } from './contributions.store.ts';
import { findOwnMonthly, type OneMonthly } from './monthly-gifts.store.ts';
import { findOwnRequest, type OneRequest, type OwnRequest } from './requests.store.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;
const patients = { kind: 'signedIn', roles: ['PATIENT'] } as const;

const isTheirGift: Rule<OneGift, ById> = (question) => findOwnGift(question, question.params.id);
const isTheirDonation: Rule<{ paymentId: string }, ById> = (question) =>
  findOwnDonation(question, question.params.id);
const isTheirMonthly: Rule<OneMonthly, ById> = (question) => findOwnMonthly(question, question.params.id);
const isTheirRequest: Rule<OwnRequest, ById> = (question) => findOwnRequest(question, question.params.id);
const isRequest: Rule<OneRequest, ById> = (question) => findRequestId(question, question.params.id);

export const canReadFund = policy(
  'fund:read',
  everyone('sums and uses that name nobody, for whoever thinks of giving'),
);
export const canReadLedger = policy(
  'fund-ledger:read',
  everyone('every gift and use without names, so that anybody can check the fund'),
  { limit: FUND_LEDGER_PER_ADDRESS },
);
export const canSeeFundCard = policy(
  'fund:read',
  everyone('a picture of sums that name nobody, for links that are shared'),
  { limit: FUND_LEDGER_PER_ADDRESS },
);
export const canGive = policy('donation:give', signedIn, { identity: ({ donorId }) => donorId });
export const canCaptureGift = policy('donation:capture', signedIn, { object: isTheirGift });
export const canTakeBack = policy('donation:take-back', signedIn, { object: isTheirDonation });
export const canListGifts = policy('donation:list', signedIn);
export const canListMonthly = policy('monthly-gift:list', signedIn);
export const canCreateMonthly = policy('monthly-gift:create', signedIn);
export const canChangeMonthly = policy('monthly-gift:change', signedIn, { object: isTheirMonthly });
export const canListRequests = policy('fund-request:list', patients);
export const canAskFund = policy('fund-request:create', patients);
export const canChangeRequest = policy('fund-request:change', patients, { object: isTheirRequest });
export const canListCases = policy('fund-case:list', admin);
export const canReadCase = policy('fund-case:read', admin, { object: isRequest });
export const canDecideCase = policy('fund-case:decide', admin, { object: isRequest, stepUp: true });
