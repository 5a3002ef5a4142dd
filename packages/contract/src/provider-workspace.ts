import { z } from 'zod';
import { Booking, BookingMode } from './bookings.ts';
import type { Contract } from './kit.ts';
import { LONGEST_PERSON_SEARCH } from './primitives.rules.ts';
import { CountedDate, Id, Page, PlainDate } from './primitives.ts';
import {
  EARNINGS_PERIODS,
  PATIENT_FILTERS,
  PATIENT_FLAGS,
  PATIENT_SORTS,
} from './provider-workspace.rules.ts';

export const PatientFlag = z.enum(PATIENT_FLAGS);
export type PatientFlag = z.infer<typeof PatientFlag>;
export const PatientFilter = z.enum(PATIENT_FILTERS);
export type PatientFilter = z.infer<typeof PatientFilter>;
export const PatientSort = z.enum(PATIENT_SORTS);
export type PatientSort = z.infer<typeof PatientSort>;

/** A person that a provider treats, or who only writes to them. */
export const PatientOfProvider = z.object({
  id: Id,
  name: z.string(),
  profilePhotoUrl: z.string().nullable(),
  /** Wrote, but was never treated: then all fields below are empty. */
  chatOnly: z.boolean(),
  phone: z.string().nullable(),
  /** The treated dependents of this person. */
  dependents: z.array(z.object({ id: Id, name: z.string() })),
  lastVisitAt: z.string().nullable(),
  nextVisitAt: z.string().nullable(),
  /** Of the person and the treated dependents, the most urgent first; empty for all but a provider with a verified licence. */
  flags: z.array(PatientFlag),
});
export type PatientOfProvider = z.infer<typeof PatientOfProvider>;

/** Days in the provider's time zone, the last one included. */
const Span = z.object({ from: PlainDate.optional(), to: PlainDate.optional() });

export const EarningsPeriod = z.enum(EARNINGS_PERIODS);
export type EarningsPeriod = z.infer<typeof EarningsPeriod>;

/** US dollars of the provider's share: the fare without the service fee. */
const Sums = z.object({
  captured: z.number(),
  refunded: z.number(),
  net: z.number(),
  /** Visits that were paid for. */
  visits: z.number().int(),
});

export const Earnings = z.object({
  timeZone: z.string(),
  from: CountedDate,
  to: CountedDate,
  /** Every period of the span, also those without a payment. `start` is its first day. */
  periods: z.array(Sums.extend({ start: CountedDate })),
  /** `awaiting`: for completed visits that are not paid yet, of any date. */
  totals: Sums.extend({ awaiting: z.number() }),
  /** What each service brought, the most first; at most 50. */
  services: z.array(Sums.extend({ serviceType: z.string(), serviceNames: Booking.shape.serviceNames })),
});
export type Earnings = z.infer<typeof Earnings>;

/** A visit that was paid for. */
export const PaidBooking = z.object({
  /** The id of the payment. */
  id: Id,
  /** Null for a package. */
  bookingId: Id.nullable(),
  /** The package that was paid, and its visits. */
  package: z.object({ id: Id, visits: z.number().int() }).optional(),
  patientId: Id,
  /** Null when the visit was for the patient themselves. */
  dependentId: Id.nullable(),
  patientName: z.string(),
  serviceType: z.string(),
  serviceNames: Booking.shape.serviceNames,
  mode: BookingMode,
  visitAt: z.string().nullable(),
  paidAt: z.string(),
  earned: z.number(),
  refunded: z.number(),
});
export type PaidBooking = z.infer<typeof PaidBooking>;

/** The provider's side: their patients and earnings. */
export const providerWorkspace = {
  'GET /api/providers/:id/patients': {
    summary: 'Whom a provider treats, with what needs looking at, and who only writes to them (`chatOnly`)',
    params: z.object({ id: Id }),
    query: Page.extend({
      q: z.string().trim().max(LONGEST_PERSON_SEARCH).optional(),
      flag: PatientFilter.optional(),
      sort: PatientSort.default('name'),
    }),
    reply: z.array(PatientOfProvider),
  },
  'GET /api/providers/me/earnings': {
    summary: 'What one earned with visits that were paid for, by day, week or month',
    query: Span.extend({ by: EarningsPeriod.default('day') }),
    reply: Earnings,
  },
  'GET /api/providers/me/earnings/visits': {
    summary: 'The visits behind it, the latest payment first',
    query: Page.extend(Span.shape),
    reply: z.array(PaidBooking),
  },
} as const satisfies Contract;
