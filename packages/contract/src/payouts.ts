import { z } from 'zod';
import type { Contract } from './kit.ts';
import {
  CLOSED_PAYOUT_STATES,
  HIGHEST_PAYOUT_MINIMUM,
  LONGEST_ACCOUNT,
  LONGEST_BANK,
  LONGEST_HOLDER,
  PAYOUT_METHODS,
  PAYOUT_REFERENCE_LENGTHS,
  PAYOUT_STATES,
  USUAL_PAYOUT_MINIMUM,
} from './payouts.rules.ts';
import { Id, line, Page } from './primitives.ts';

const PayoutMethod = z.enum(PAYOUT_METHODS);
const filled = (longest: number) => line(longest).min(1);

/** Where the provider's share is sent: a bank account, or a phone with MonCash. */
export const NewPayoutAccount = z.object({
  method: PayoutMethod,
  holder: filled(LONGEST_HOLDER),
  /** The name of the bank; not needed for MonCash. */
  bank: filled(LONGEST_BANK).optional(),
  /** The number of the account, or the phone. */
  number: filled(LONGEST_ACCOUNT),
});
export type NewPayoutAccount = z.infer<typeof NewPayoutAccount>;

/** The number itself is not told again. */
const PayoutAccount = z.object({ method: PayoutMethod, ending: z.string(), changedAt: z.string() });
export type PayoutAccount = z.infer<typeof PayoutAccount>;

export const MyPayouts = z.object({
  account: PayoutAccount.nullable(),
  /** US dollars that are owed and in no payout yet. */
  balance: z.number(),
  /** US dollars in a payout that was not sent yet. */
  prepared: z.number(),
});
export type MyPayouts = z.infer<typeof MyPayouts>;

const Payout = z.object({
  id: Id,
  method: PayoutMethod,
  ending: z.string(),
  /** US dollars. */
  amount: z.number(),
  /** What MonCash sends, at the rate of the day on which the run was prepared. */
  gourdes: z.number().nullable(),
  state: z.enum(PAYOUT_STATES),
  /** The number of the transfer, or why it failed. */
  reference: z.string().nullable(),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
});
export type Payout = z.infer<typeof Payout>;

const Provider = z.object({ id: Id, name: z.string(), email: z.string() });

/** Who is paid: a provider, or a clinic for invoices that were paid online. */
const Payee = Provider.extend({ kind: z.enum(['provider', 'clinic']) });

const PayoutLine = Payout.extend({ provider: Payee });
export type PayoutLine = z.infer<typeof PayoutLine>;

/** A provider or a clinic whom money is owed. */
const PayoutBalance = Payee.extend({
  balance: z.number(),
  /** Null: they named no account, so nothing can be sent. */
  method: PayoutMethod.nullable(),
});
export type PayoutBalance = z.infer<typeof PayoutBalance>;

const PayoutRun = z.object({
  id: Id,
  minimum: z.number(),
  createdAt: z.string(),
  createdBy: z.string(),
  /** How many payouts it has, and how many of them wait to be sent. */
  payouts: z.int(),
  prepared: z.int(),
  failed: z.int(),
  /** US dollars, without what failed. */
  total: z.number(),
});
export type PayoutRun = z.infer<typeof PayoutRun>;

const OfRun = z.object({ runId: Id });
const OfClinic = z.object({ id: Id });
const OfMonth = z.object({
  month: z
    .string()
    .max(7)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/),
});
const [shortest, longest] = PAYOUT_REFERENCE_LENGTHS;

/** What providers earned, sent to them. */
export const payouts = {
  'GET /api/providers/me/payout-account': {
    summary: 'Where one’s share is sent, and how much is owed',
    reply: MyPayouts,
  },
  'PUT /api/providers/me/payout-account': {
    summary: 'Name the bank account or the phone with MonCash that one’s share is sent to',
    body: NewPayoutAccount,
    reply: MyPayouts,
  },
  'DELETE /api/providers/me/payout-account': { summary: 'Forget where one’s share is sent' },
  'GET /api/providers/me/payouts': {
    summary: 'Payouts to oneself, newest first',
    query: Page,
    reply: z.array(Payout),
  },
  'GET /api/providers/me/statement': {
    summary: 'What one earned and was sent in a month of one’s own time zone, as PDF',
    query: OfMonth,
    download: true,
  },
  'GET /api/clinics/:id/payout-account': {
    summary: 'Where the clinic’s money is sent, and how much of what was paid online is owed to it',
    params: OfClinic,
    reply: MyPayouts,
  },
  'PUT /api/clinics/:id/payout-account': {
    summary: 'Name the bank account or the phone with MonCash that the clinic’s money is sent to',
    params: OfClinic,
    body: NewPayoutAccount,
    reply: MyPayouts,
  },
  'DELETE /api/clinics/:id/payout-account': {
    summary: 'Forget where the clinic’s money is sent',
    params: OfClinic,
  },
  'GET /api/clinics/:id/payouts': {
    summary: 'Payouts to a clinic, newest first',
    params: OfClinic,
    query: Page,
    reply: z.array(Payout),
  },
  'GET /api/clinics/:id/payout-statement': {
    summary:
      'What was paid online for the clinic’s invoices and sent to it in a month, this one unless named, as PDF',
    params: OfClinic,
    query: OfMonth.partial(),
    download: true,
  },
  'GET /api/admin/payout-balances': {
    summary: 'Providers and clinics whom money is owed that is in no payout yet',
    query: Page,
    reply: z.array(PayoutBalance),
  },
  'GET /api/admin/payout-runs': {
    summary: 'Runs of payouts, newest first',
    query: Page,
    reply: z.array(PayoutRun),
  },
  'POST /api/admin/payout-runs': {
    summary:
      'Prepare payouts to all providers and clinics with an account who are owed at least this many dollars',
    body: z.object({
      minimum: z.number().min(1).max(HIGHEST_PAYOUT_MINIMUM).default(USUAL_PAYOUT_MINIMUM),
    }),
    reply: PayoutRun,
    status: 201,
  },
  'GET /api/admin/payouts': {
    summary: 'The payouts of a run',
    query: Page.extend(OfRun.shape),
    reply: z.array(PayoutLine),
  },
  'GET /api/admin/payouts/csv': {
    summary: 'The payouts of a run that wait to be sent, with account numbers, as CSV',
    query: OfRun,
    download: true,
  },
  'POST /api/admin/payouts/close': {
    summary: 'Say that a payout was sent, with the number of the transfer, or that it failed, and why',
    body: z.object({
      payoutId: Id,
      state: z.enum(CLOSED_PAYOUT_STATES),
      reference: z.string().trim().min(shortest).max(longest),
    }),
    reply: PayoutLine,
  },
} as const satisfies Contract;
