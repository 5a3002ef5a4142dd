import { z } from 'zod';
import { BookingStatus, PaymentStatus } from './bookings.ts';
import type { Contract } from './kit.ts';
import { CHARGE_STATES, PAYMENT_KINDS } from './payments.rules.ts';
import { GivenAmount } from './payments.ts';
import { Email, Id, line, Page, PersonName, PlainDate } from './primitives.ts';
import {
  BUDGET_STATES,
  SPONSOR_SHARES,
  SPONSORSHIP_CONSENTS,
  SPONSORSHIP_LENGTHS,
} from './sponsorships.rules.ts';

export const SponsorShare = z.enum(SPONSOR_SHARES);
const Shares = z.array(SponsorShare).max(SPONSOR_SHARES.length);
const Consent = z.enum(SPONSORSHIP_CONSENTS);

/** A visit as far as the patient lets this sponsor see it; what is not shown is null. */
export const SponsoredVisit = z.object({
  id: Id,
  dateTime: z.string(),
  status: BookingStatus.nullable(),
  paymentStatus: PaymentStatus.nullable(),
  /** US dollars. */
  fare: z.object({ total: z.number() }).nullable(),
  /** Whether this sponsor can pay for it now. */
  payable: z.boolean(),
  /** Whether what is left of the month’s budget suffices for it. */
  withinBudget: z.boolean(),
  providerName: z.string().nullable(),
  serviceType: z.string().nullable(),
  serviceNames: z.object({ en: z.string(), fr: z.string(), ht: z.string() }).nullable(),
  /** The member of the family who is seen, if it is not the person themselves. */
  patientName: z.string().nullable(),
});
export type SponsoredVisit = z.infer<typeof SponsoredVisit>;

export const SponsorshipYear = z.object({
  id: Id,
  /** US dollars. */
  amount: z.number(),
  startsOn: PlainDate.nullable(),
  endsOn: PlainDate.nullable(),
  isPaid: z.boolean(),
  /** Not cancelled: the sponsor is told before it ends. */
  renews: z.boolean(),
  /** Whether cancelling now gives the money back. */
  refundable: z.boolean(),
  /** Whether the next year can be paid now. */
  renewable: z.boolean(),
});
export type SponsorshipYear = z.infer<typeof SponsorshipYear>;

/** The most that a sponsor wants to pay for one person each month. No money is kept: each bill is paid in one tap, or charged. */
export const SponsorshipBudget = z.object({
  /** US dollars a month. */
  limit: z.number(),
  /** Paid for this person in the month, by any method, without what was refunded. */
  spent: z.number(),
  left: z.number(),
  status: z.enum(BUDGET_STATES),
  /** The calendar month in Haiti, such as 2026-11. */
  month: z.string(),
  /** Whether bills within it are charged, or asked for. */
  charge: z.enum(CHARGE_STATES),
});
export type SponsorshipBudget = z.infer<typeof SponsorshipBudget>;

/** An unpaid invoice of a clinic, of somebody who shares their bills. */
export const SponsoredInvoice = z.object({
  id: Id,
  issuedAt: z.string(),
  /** US dollars that are left to pay. */
  owed: z.number(),
  clinicName: z.string().nullable(),
});
export type SponsoredInvoice = z.infer<typeof SponsoredInvoice>;

/** A person whom one sponsors. Before they agree, it holds only what the sponsor typed. */
export const SponsoredPerson = z.object({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  relationship: z.string(),
  profilePictureUrl: z.string().nullable(),
  status: z.literal('active'),
  consent: Consent,
  shares: z.array(SponsorShare),
  bookings: z.array(SponsoredVisit),
  invoices: z.array(SponsoredInvoice),
  year: SponsorshipYear.nullable(),
  budget: SponsorshipBudget.nullable(),
  createdAt: z.string(),
});
export type SponsoredPerson = z.infer<typeof SponsoredPerson>;

/** Somebody who supports the patient, or asks to. */
export const Sponsorship = z.object({
  id: Id,
  sponsorName: z.string(),
  /** How the sponsor named the patient, and what they are to each other. */
  name: z.string(),
  relationship: z.string(),
  consent: Consent,
  shares: z.array(SponsorShare),
  /** How many visits the sponsor has paid for. */
  paidVisits: z.number().int(),
  /** The most that the sponsor wants to pay each month, if they said so. */
  budget: SponsorshipBudget.nullable(),
  createdAt: z.string(),
});
export type Sponsorship = z.infer<typeof Sponsorship>;

/** What a patient who asks for support shows of themselves: nothing but this. */
export const SponsorshipListing = z.object({
  id: Id,
  shownName: z.string(),
  place: z.string().nullable(),
  about: z.string().nullable(),
  createdAt: z.string(),
});
export type SponsorshipListing = z.infer<typeof SponsorshipListing>;

/** Somebody one knows, by e-mail; or somebody who asked, by the id of their listing. */
export const NewSponsorship = z.union([
  z.object({ listingId: Id, relationship: line(SPONSORSHIP_LENGTHS.relationship).nullish() }),
  z.object({
    name: PersonName,
    email: Email,
    relationship: line(SPONSORSHIP_LENGTHS.relationship).min(1),
  }),
]);
export type NewSponsorship = z.infer<typeof NewSponsorship>;

export const NewListing = z.object({
  shownName: line(SPONSORSHIP_LENGTHS.shownName).min(1),
  place: line(SPONSORSHIP_LENGTHS.place).nullish(),
  about: z.string().trim().max(SPONSORSHIP_LENGTHS.about).nullish(),
});
export type NewListing = z.infer<typeof NewListing>;

export const Contribution = z.object({
  id: Id,
  kind: z.enum(PAYMENT_KINDS),
  /** Whom it was for; null for the community fund. */
  name: z.string().nullable(),
  /** US dollars. */
  amount: z.number(),
  refunded: z.number(),
  paidAt: z.string(),
  receiptUrl: z.string(),
  receiptNumber: z.string(),
});
export type Contribution = z.infer<typeof Contribution>;

const Year = z.coerce.number().int().min(2000).max(2200);
const One = z.object({ id: Id });

/** Supporting a person, with that person's consent. */
export const sponsorships = {
  'GET /api/features/sponsors/:id/patients': {
    summary: 'The people one sponsors, newest first, each as far as they let one see',
    params: One,
    query: Page,
    reply: z.array(SponsoredPerson),
  },
  'POST /api/features/sponsors/:id/patients': {
    summary: 'Ask to sponsor a person. The answer is the same whether the address has an account or not',
    params: One,
    body: NewSponsorship,
    reply: SponsoredPerson,
    status: 201,
  },
  'GET /api/features/sponsors/:id/contributions': {
    summary: 'What one has paid for people and given, newest first',
    params: One,
    query: Page.extend({ year: Year.optional() }),
    reply: z.array(Contribution),
  },
  'GET /api/features/sponsors/:id/totals': {
    summary: 'What one has paid and given by year, without what was refunded, newest year first',
    params: One,
    reply: z.array(
      z.object({ year: z.number().int(), visits: z.number(), years: z.number(), fund: z.number() }),
    ),
  },
  'GET /api/features/sponsors/:id/statement': {
    summary: 'The statement of a year, or of this one, as a PDF in the sponsor’s language',
    params: One,
    query: z.object({ year: Year.optional() }),
    download: true,
  },
  'GET /api/features/sponsorships': {
    summary: 'Who supports one, and who asks to, newest first',
    query: Page,
    reply: z.array(Sponsorship),
  },
  'POST /api/features/sponsorships/:id/respond': {
    summary: 'Accept a sponsor and say what they may see, or decline',
    params: One,
    body: z.object({ decision: z.enum(['accept', 'decline']), shares: Shares.optional() }),
    reply: Sponsorship,
  },
  'PUT /api/features/sponsorships/:id/shares': {
    summary: 'Change what a sponsor may see, at once and without telling them',
    params: One,
    body: z.object({ shares: Shares }),
    reply: Sponsorship,
  },
  'GET /api/features/sponsorships/:id/preview': {
    summary: 'Oneself as the sponsor would see one, with these shares, separated by commas',
    params: One,
    query: z.object({ shares: z.string().max(200).default('') }),
    reply: SponsoredPerson,
  },
  'DELETE /api/features/sponsorships/:id': { summary: 'End it at once, from either side', params: One },
  'POST /api/features/sponsorships/:id/yearly-fee': {
    summary: 'A year of support, to be paid under its id at our price',
    params: One,
    reply: SponsorshipYear,
    status: 201,
  },
  'DELETE /api/features/sponsorships/:id/yearly-fee': {
    summary: 'Cancel the year: refunded within 14 days of paying, else it runs out and is not renewed',
    params: One,
    reply: z.object({ refund: z.number().nullable() }),
  },
  'PUT /api/features/sponsorships/:id/budget': {
    summary: 'Set the most to pay for this person each month; pause it or go on',
    params: One,
    body: z.object({
      limit: GivenAmount,
      status: z.enum(BUDGET_STATES).default('active'),
      /** The sponsor agrees that their PayPal account is kept and charged for bills within the budget. */
      charge: z.boolean().default(false),
    }),
    reply: SponsorshipBudget,
  },
  'DELETE /api/features/sponsorships/:id/budget': { summary: 'Set no monthly budget any more', params: One },
  'GET /api/features/sponsorship-listings': {
    summary: 'People who ask for support, newest first, as they chose to be shown',
    query: Page,
    reply: z.array(SponsorshipListing),
  },
  'GET /api/features/sponsorship-listing': {
    summary: 'One’s own listing, if one asks for support',
    reply: z.object({ listing: SponsorshipListing.nullable() }),
  },
  'PUT /api/features/sponsorship-listing': {
    summary: 'Ask for support, or change what is shown',
    body: NewListing,
    reply: SponsorshipListing,
  },
  'DELETE /api/features/sponsorship-listing': { summary: 'Ask no longer' },
} as const satisfies Contract;
