import { z } from 'zod';
import { ACCOUNT_CHANGES, ACCOUNT_STATES, LONGEST_REASON, OVERVIEW_DAYS } from './administration.rules.ts';
import type { Contract } from './kit.ts';
import { LONGEST_PERSON_SEARCH } from './primitives.rules.ts';
import { Id, Language, Page, PlainDate } from './primitives.ts';
import { Role } from './user.ts';

const OneUser = z.object({ id: Id });
const State = z.enum(ACCOUNT_STATES);

/** What happened in a number of days. */
const Figures = z.object({
  newUsers: z.number().int(),
  bookings: z.number().int(),
  completedVisits: z.number().int(),
  /** US dollars that were paid, whatever was returned later. */
  paid: z.number(),
});
export type Figures = z.infer<typeof Figures>;

export const SiteStats = z.object({
  totalUsers: z.number().int(),
  totalPatients: z.number().int(),
  totalProviders: z.number().int(),
  totalClinics: z.number().int(),
  days: z.number().int(),
  period: Figures,
  /** As many days before. */
  before: Figures,
  /** In Haiti's time; the last is today. */
  daily: z.array(z.object({ day: PlainDate, newUsers: z.number().int(), bookings: z.number().int() })),
  /** What waits for an administrator. */
  waiting: z.object({
    licences: z.number().int(),
    credentials: z.number().int(),
    refunds: z.number().int(),
    failedJobs: z.number().int(),
    support: z.number().int(),
    reports: z.number().int(),
    clinics: z.number().int(),
    fundRequests: z.number().int(),
    deathReports: z.number().int(),
    differences: z.number().int(),
  }),
});
export type SiteStats = z.infer<typeof SiteStats>;

/** An account without anything of its owner's health. */
const Account = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  isProfileComplete: z.boolean(),
  isEmailVerified: z.boolean(),
  clinicId: Id.nullable(),
  clinicName: z.string().nullable(),
  preferredLanguage: Language,
  createdAt: z.string(),
  state: State,
});
export type Account = z.infer<typeof Account>;

const AccountChange = z.object({
  id: Id,
  at: z.string(),
  kind: z.enum(ACCOUNT_CHANGES),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string().nullable(),
  /** Null when that account was erased. */
  by: z.string().nullable(),
});
export type AccountChange = z.infer<typeof AccountChange>;

export const AccountDetails = Account.extend({
  suspendedAt: z.string().nullable(),
  /** When it will be erased, if it was closed. */
  eraseAfter: z.string().nullable(),
  /** Closed by an administrator and not by its owner. */
  isRemoved: z.boolean(),
  twoStep: z.boolean(),
  lastSeenAt: z.string().nullable(),
  /** What deleting it ends. */
  sessions: z.number().int(),
  visitsToCome: z.number().int(),
  /** Others of the clinic that it alone manages. */
  peopleWithoutManager: z.number().int(),
  /** Newest first. */
  changes: z.array(AccountChange),
});
export type AccountDetails = z.infer<typeof AccountDetails>;

export const AccountSearch = Page.extend({
  search: z.string().trim().max(LONGEST_PERSON_SEARCH).optional(),
  role: Role.optional(),
  state: State.optional(),
});
export type AccountSearch = z.infer<typeof AccountSearch>;

export const AccountEdit = z.object({ role: Role.optional(), isProfileComplete: z.boolean().optional() });
export type AccountEdit = z.infer<typeof AccountEdit>;

export const Suspension = z.object({
  reason: z.string().trim().min(3).max(LONGEST_REASON),
  /** Also cancels the visits to come. */
  cancelVisits: z.boolean().default(false),
});
export type Suspension = z.infer<typeof Suspension>;

const ClinicRow = z.object({
  id: Id,
  name: z.string(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  facilityAddress: z.string().nullable(),
  createdAt: z.string(),
  managers: z.number().int(),
  providers: z.number().int(),
});
export type ClinicRow = z.infer<typeof ClinicRow>;

export const ClinicSearch = Page.extend({
  search: z.string().trim().max(LONGEST_PERSON_SEARCH).optional(),
});
export type ClinicSearch = z.infer<typeof ClinicSearch>;

/** Accounts and clinics, as administrators look after them. */
export const administration = {
  'GET /api/admin/stats': {
    summary: 'Totals, what happened in a number of days and in as many before, and what waits',
    query: z.object({
      days: z.coerce
        .number()
        .int()
        .refine((days) => OVERVIEW_DAYS.some((known) => known === days))
        .default(30),
    }),
    reply: SiteStats,
    mayLag: true,
  },
  'GET /api/admin/users': {
    summary: 'Accounts, newest first; search by name or e-mail',
    query: AccountSearch,
    reply: z.array(Account),
  },
  'GET /api/admin/users/:id': {
    summary: 'One account, what deleting it would end, and what administrators changed',
    params: OneUser,
    reply: AccountDetails,
  },
  'PUT /api/admin/users/:id': {
    summary: 'Change the role or whether the profile counts as complete; a new role ends the sessions',
    params: OneUser,
    body: AccountEdit,
    reply: AccountDetails,
  },
  'DELETE /api/admin/users/:id': {
    summary:
      'Close an account: it is erased after 30 days, and until then only an administrator brings it back',
    params: OneUser,
    status: 204,
  },
  'DELETE /api/admin/users/:id/sessions': {
    summary: 'Sign a person out everywhere',
    params: OneUser,
    status: 204,
  },
  'POST /api/admin/users/:id/password-reset': {
    summary: 'Mail a person the link to choose a new password',
    params: OneUser,
    status: 204,
  },
  'POST /api/admin/users/:id/suspension': {
    summary: 'Keep a person from signing in, with a reason that they are told',
    params: OneUser,
    body: Suspension,
    reply: AccountDetails,
  },
  'DELETE /api/admin/users/:id/suspension': {
    summary: 'Let a suspended person sign in again, or bring back an account that was closed for them',
    params: OneUser,
    reply: AccountDetails,
  },
  'GET /api/admin/clinics': {
    summary: 'Clinics, newest first; search by name',
    query: ClinicSearch,
    reply: z.array(ClinicRow),
  },
} as const satisfies Contract;
