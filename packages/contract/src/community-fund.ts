import { z } from 'zod';
import {
  AREAS,
  DEPARTMENTS,
  FUND_REQUEST_KINDS,
  FUND_REQUEST_STATES,
  FUND_RULES,
  FUND_SERVICES,
  LEDGER_KINDS,
  LONGEST_ASK,
  LONGEST_THANKS,
} from './community-fund.rules.ts';
import type { Contract } from './kit.ts';
import { CHARGE_STATES, DONATION_PURPOSES } from './payments.rules.ts';
import { GivenAmount } from './payments.ts';
import { Id, line, Page } from './primitives.ts';

const Purpose = z.enum(DONATION_PURPOSES);
const One = z.object({ id: Id });

export const FundStats = z.object({
  /** US dollars ever given, without what went back to the givers. */
  totalDonations: z.number(),
  monthlyGoal: z.number(),
  sponsoredVisits: z.int(),
  fundedPrescriptions: z.int(),
  /** Given in this calendar month, in Haiti’s time. */
  donatedThisMonth: z.number(),
  givers: z.int(),
  spentOnVisits: z.number(),
  spentOnMedicine: z.number(),
  refunded: z.number(),
  /** Still in the fund: given, less returned, less spent. */
  left: z.number(),
  /** Gourdes per dollar. */
  htgPerUsd: z.number(),
});
export type FundStats = z.infer<typeof FundStats>;

const Place = {
  /** A town, or the name of the area when few people were helped there. */
  location: z.string(),
  /** Set when it is an area and no town. */
  area: z.enum(AREAS).nullable(),
};

export const FundUsage = z.object({
  id: Id,
  /** In English; `service` is its code. */
  serviceType: z.string(),
  service: z.enum(FUND_SERVICES),
  ...Place,
});
export type FundUsage = z.infer<typeof FundUsage>;

export const LedgerRow = z.object({
  id: Id,
  kind: z.enum(LEDGER_KINDS),
  /** A calendar day; for care the Monday of its week. */
  date: z.string(),
  /** US dollars: positive what came in, negative what went out. */
  amount: z.number(),
  purpose: Purpose.nullable(),
  service: z.enum(FUND_SERVICES).nullable(),
  location: z.string().nullable(),
  area: z.enum(AREAS).nullable(),
  /** How many gifts paid for it. */
  gifts: z.int().nullable(),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

/** A plain form sends what was not chosen as an empty text. */
const unchosen = (value: unknown) => (value === '' ? undefined : value);
const LedgerFilter = z.object({
  kind: z.preprocess(unchosen, z.enum(LEDGER_KINDS).optional()),
  month: z.preprocess(
    unchosen,
    z
      .string()
      .max(7)
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
  ),
});
export type LedgerFilter = z.infer<typeof LedgerFilter>;

/** The care that a part of a gift paid for, once it has taken place. */
const CareOfGift = z.object({
  id: Id,
  service: z.enum(FUND_SERVICES),
  ...Place,
  amount: z.number(),
  /** The Monday of the week in which the fund paid. */
  week: z.string(),
  thanks: z.string().nullable(),
});

export const Donation = z.object({
  id: Id,
  amount: z.number(),
  currency: z.literal('USD'),
  type: Purpose,
  donorId: Id,
  /** Absent when it was given without a name. */
  donorName: z.string().optional(),
  date: z.string(),
  status: z.enum(['received', 'pending']),
  /** Where the payer approves it, while it waits for that. */
  approveUrl: z.string().optional(),
});
export type Donation = z.infer<typeof Donation>;

export const Contribution = z.object({
  id: Id,
  amount: z.number(),
  type: Purpose,
  donorName: z.string().nullable(),
  date: z.string(),
  used: z.number(),
  refunded: z.number(),
  left: z.number(),
  /** What care did not need of it: stays in the fund unless the giver takes it back. */
  leftOver: z.number(),
  receiptUrl: z.string(),
  receiptNumber: z.string().nullable(),
  care: z.array(CareOfGift),
});
export type Contribution = z.infer<typeof Contribution>;

/** A body as the documents name it; the date is ours. */
const SentDonation = z.object({
  amount: GivenAmount,
  type: Purpose,
  /** The giver is who is signed in; another’s id is refused. */
  donorId: z.string().max(100).nullish(),
  donorName: line(200).nullish(),
  date: z.string().max(40).nullish(),
  currency: z.literal('USD', { error: 'amount_invalid' }).optional(),
  /** Waits for the payer on the payment page, even where money would move at once. */
  confirm: z.literal(true).optional(),
  /** The giver agrees that their PayPal account is kept, to be charged again for what they choose. */
  saveMethod: z.literal(true).optional(),
});
export type SentDonation = z.infer<typeof SentDonation>;

export const MonthlyGift = z.object({
  id: Id,
  amount: z.number(),
  type: Purpose,
  donorName: z.string().nullable(),
  status: z.enum(['active', 'paused']),
  nextOn: z.string(),
  /** Whether it is charged, or asked for. */
  charge: z.enum(CHARGE_STATES),
});
export type MonthlyGift = z.infer<typeof MonthlyGift>;

const SentMonthlyGift = z.object({
  amount: GivenAmount,
  type: Purpose,
  donorName: line(200).nullish(),
  /** The giver agrees to be charged each month; else they are asked. */
  charge: z.boolean().default(false),
});
export type SentMonthlyGift = z.infer<typeof SentMonthlyGift>;

const FundRequestState = z.enum(FUND_REQUEST_STATES);
export const FundRequest = z.object({
  id: Id,
  kind: z.enum(FUND_REQUEST_KINDS),
  bookingId: Id.nullable(),
  service: z.enum(FUND_SERVICES),
  visitAt: z.string().nullable(),
  providerName: z.string().nullable(),
  medicine: z.string().nullable(),
  pharmacy: z.string().nullable(),
  amount: z.number(),
  reason: z.string(),
  town: z.string().nullable(),
  department: z.enum(DEPARTMENTS),
  status: FundRequestState,
  declineReason: z.string().nullable(),
  approvals: z.int(),
  /** The care has taken place: a word of thanks can be written. */
  completed: z.boolean(),
  thanks: z.string().nullable(),
  createdAt: z.string(),
});
export type FundRequest = z.infer<typeof FundRequest>;

const where = { town: line(80).nullish(), department: z.enum(DEPARTMENTS) };
const why = z.string().trim().max(LONGEST_ASK).default('');
export const SentFundRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visit'), bookingId: Id, reason: why, ...where }),
  z.object({
    kind: z.literal('medicine'),
    medicine: line(200).min(1),
    pharmacy: line(200).min(1),
    amount: GivenAmount,
    reason: why,
    ...where,
  }),
]);
export type SentFundRequest = z.infer<typeof SentFundRequest>;

export const FundCase = FundRequest.extend({
  patientId: Id,
  patientName: z.string(),
  rules: z.array(z.object({ rule: z.enum(FUND_RULES), met: z.boolean() })),
  /** In the fund for this kind of care, before and after. */
  balance: z.number(),
  balanceAfter: z.number(),
  /** The reader has signed it. */
  signedByMe: z.boolean(),
  /** Administrators that there are: two must sign. */
  administrators: z.int(),
  dispensed: z.boolean(),
});
export type FundCase = z.infer<typeof FundCase>;

export const communityFund = {
  'GET /api/features/community-fund/stats': {
    summary: 'What was given to the fund and what it paid for',
    reply: FundStats,
  },
  'GET /api/features/community-fund/usage': {
    summary: 'The five latest uses, a week later, without anything that makes a person recognisable',
    reply: z.array(FundUsage),
  },
  'GET /api/features/community-fund/ledger': {
    summary: 'Every gift and every use, newest first, without names; by kind or month',
    query: Page.extend(LedgerFilter.shape),
    reply: z.array(LedgerRow),
  },
  'GET /api/features/community-fund/ledger.csv': {
    summary: 'The same as a table for spreadsheets, the newest 5,000 rows',
    query: LedgerFilter,
    download: true,
  },
  'GET /api/features/community-fund/card.png': {
    summary: 'How far the month’s goal is, as a picture for links that are shared',
    download: true,
  },
  'POST /api/features/donations': {
    summary:
      'Gives to the fund by card or PayPal. With the sandbox the money moves at once; else the payer approves',
    body: SentDonation,
    reply: Donation,
    status: 201,
  },
  'POST /api/features/donations/:id/capture': {
    summary: 'Takes the money of a gift that its giver has approved, once',
    params: One,
    reply: Donation,
  },
  'POST /api/features/donations/:id/take-back': {
    summary: 'Gives back to the giver what care did not need of a gift; left alone, it stays in the fund',
    params: One,
    reply: z.object({ returned: z.number() }),
  },
  'GET /api/features/donations': {
    summary: 'One’s own gifts with what each became, newest first',
    query: Page,
    reply: z.array(Contribution),
  },
  'GET /api/features/monthly-gifts': {
    summary: 'The gifts that one is asked for, or charged, each month',
    reply: z.array(MonthlyGift),
  },
  'POST /api/features/monthly-gifts': {
    summary: 'Gives again each month: asked for in one tap, or charged to the saved PayPal account',
    body: SentMonthlyGift,
    reply: MonthlyGift,
    status: 201,
  },
  'PATCH /api/features/monthly-gifts/:id': {
    summary: 'Pauses a monthly gift or goes on with it; lets it be charged or asks each time',
    params: One,
    body: z.object({ status: MonthlyGift.shape.status.optional(), charge: z.boolean().optional() }),
    reply: MonthlyGift,
  },
  'DELETE /api/features/monthly-gifts/:id': { summary: 'Ends a monthly gift', params: One },
  'GET /api/features/fund-requests': {
    summary: 'What one asked the fund for, newest first',
    query: Page,
    reply: z.array(FundRequest),
  },
  'POST /api/features/fund-requests': {
    summary: 'Asks the fund to pay a visit of one’s own or medicine',
    body: SentFundRequest,
    reply: FundRequest,
    status: 201,
  },
  'DELETE /api/features/fund-requests/:id': {
    summary: 'Takes back a request that nobody has decided',
    params: One,
  },
  'POST /api/features/fund-requests/:id/thanks': {
    summary: 'A word of thanks that the givers will read; `agreed` says that its writer wants that',
    params: One,
    body: z.object({ text: z.string().trim().min(1).max(LONGEST_THANKS), agreed: z.literal(true) }),
    reply: FundRequest,
  },
  'GET /api/admin/fund-requests': {
    summary: 'Requests in one state; the longest waiting first',
    query: Page.extend({ status: FundRequestState.default('waiting') }),
    reply: z.array(FundCase),
  },
  'GET /api/admin/fund-requests/:id': {
    summary: 'One request with its rules and the fund before and after',
    params: One,
    reply: FundCase,
  },
  'POST /api/admin/fund-requests/:id/approve': {
    summary: 'Signs a request; with the second signature, of another administrator, the fund pays',
    params: One,
    reply: FundCase,
  },
  'POST /api/admin/fund-requests/:id/decline': {
    summary: 'Declines a request, with the reason that the person reads',
    params: One,
    body: z.object({ reason: z.string().trim().min(1).max(500) }),
    reply: FundCase,
  },
  'POST /api/admin/fund-requests/:id/dispense': {
    summary: 'Medicine was handed out, for what it cost; what is left returns to the gifts',
    params: One,
    body: z.object({ spent: GivenAmount }),
    reply: FundCase,
  },
} as const satisfies Contract;
