import { z } from 'zod';
import {
  BOOKING_MODES,
  BOOKING_STATUSES,
  LONGEST_LOCATION,
  LONGEST_NOTES,
  PAYMENT_STATUSES,
} from './bookings.rules.ts';
import type { Contract } from './kit.ts';
import { Id, Instant, line, Page } from './primitives.ts';

export const BookingMode = z.enum(BOOKING_MODES);
export type BookingMode = z.infer<typeof BookingMode>;

export const BookingStatus = z.enum(BOOKING_STATUSES);
export type BookingStatus = z.infer<typeof BookingStatus>;

export const PaymentStatus = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** US dollars, two decimals. */
export const Fare = z.object({ base: z.number(), serviceFee: z.number(), total: z.number() });
export type Fare = z.infer<typeof Fare>;

export const Booking = z.object({
  id: Id,
  patientId: Id,
  /** Absent when the visit is for the patient themselves. */
  dependentId: Id.optional(),
  /** The person who is seen: the dependent's name when there is one. */
  patientName: z.string(),
  patientPhotoUrl: z.string().nullable(),
  providerId: Id.nullable(),
  providerName: z.string().nullable(),
  providerSpecialty: z.string().nullable(),
  providerPhotoUrl: z.string().nullable(),
  clinicId: Id.nullable(),
  clinicName: z.string().nullable(),
  /** As the client sent it; `service` is its slug where it is in the catalogue. */
  serviceType: z.string(),
  service: z.string().nullable(),
  /** The service's name in each language, where it is in the catalogue. */
  serviceNames: z.object({ en: z.string(), fr: z.string(), ht: z.string() }).nullable(),
  mode: BookingMode,
  dateTime: z.string(),
  endsAt: z.string(),
  /** The provider's time zone, and the patient's. */
  timeZone: z.string(),
  patientTimeZone: z.string(),
  status: BookingStatus,
  paymentStatus: PaymentStatus,
  notes: z.string().nullable(),
  location: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  paymentMethod: z.string(),
  fare: Fare,
  /** Until when an unpaid slot is held. */
  holdExpiresAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  /** Whether the patient's side or the provider's side cancelled. */
  cancelledBy: z.enum(['patient', 'provider', 'system']).nullable(),
  cancelReason: z.string().nullable(),
  /** The refund of a cancelled, paid visit. */
  refund: z.number().nullable(),
  reviewed: z.boolean(),
  /** The invoice by which the clinic asks for its price; then only that can be paid. */
  invoiceId: Id.optional(),
  /** The package it was booked on; without a place once that was given back. */
  package: z.object({ id: Id, place: z.number().int().nullable() }).optional(),
  /** When the patient answered a reminder: I will come. A reply repeated from before there were answers lacks them. */
  attendanceConfirmedAt: z.string().nullish(),
  /** When they asked to be called, and at which number. */
  callAskedAt: z.string().nullish(),
  callPhone: z.string().nullish(),
  createdAt: z.string(),
});
export type Booking = z.infer<typeof Booking>;

/** What a sponsor learns of a visit that they can pay for. */
export const VisitBill = Booking.pick({
  id: true,
  dateTime: true,
  status: true,
  paymentStatus: true,
  fare: true,
});
export type VisitBill = z.infer<typeof VisitBill>;

/** Text, or a point with text. */
const SentLocation = z.union([
  z.string().trim().max(LONGEST_LOCATION),
  z.object({
    lat: z.coerce.number().min(-90).max(90),
    lng: z.coerce.number().min(-180).max(180),
    address: z.string().trim().max(LONGEST_LOCATION).optional(),
  }),
]);

const TimeZone = z.string().max(60);

/**
 * Fields that only the server decides (`status`, `fare`, `patientName`) are accepted and ignored.
 */
export const NewBooking = z.object({
  patientId: z.string().max(100).optional(),
  dependentId: z.string().max(100).nullish(),
  providerId: z.string().max(100).nullish(),
  clinicId: z.string().max(100).nullish(),
  serviceType: line(200).min(1),
  mode: BookingMode.optional(),
  dateTime: Instant.optional(),
  /** With it any free time from `dateTime` up to here will do; where there is none, nothing is booked. */
  latest: Instant.optional(),
  notes: z.string().trim().max(LONGEST_NOTES).nullish(),
  location: SentLocation.nullish(),
  paymentMethod: z.string().trim().max(40).nullish(),
  timeZone: TimeZone.optional(),
  /** A paid package of the patient: provider, service and mode are then the package’s, and nothing more is paid. */
  packageId: z.string().max(100).nullish(),
});
export type NewBooking = z.infer<typeof NewBooking>;

const OneBooking = z.object({ id: Id });

export const BookingFilter = Page.extend({
  /**
   * `upcoming`: in the future or in progress, soonest first; `past`: the rest, newest first;
   * `owed`: to be paid, newest first; `current`: upcoming and owed, in the order of time; `overdue`:
   * their time is over, and nobody said whether they took place, newest first; else all, newest first.
   */
  when: z.enum(['upcoming', 'past', 'owed', 'current', 'overdue']).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
});
export type BookingFilter = z.infer<typeof BookingFilter>;

const move = (summary: string) => ({ summary, params: OneBooking, reply: Booking }) as const;

export const bookings = {
  'GET /api/data/bookings/user/:id': {
    summary:
      'The visits of a patient and their dependents, or those a provider is to make; for a sponsor the bills of somebody they support, by the id they know them by',
    params: OneBooking,
    query: BookingFilter,
    reply: z.array(z.union([Booking, VisitBill])),
  },
  'POST /api/data/bookings': {
    summary:
      'Book a visit. Price, status and time are ours: a time that is no slot’s start becomes the first free slot from then on',
    body: NewBooking,
    reply: Booking,
    status: 201,
  },
  'GET /api/providers/me/conflicts': {
    summary: 'One’s own visits to come that lie outside of one’s hours, soonest first',
    reply: z.array(Booking),
  },
  'GET /api/bookings/:id': { summary: 'One visit', params: OneBooking, reply: Booking },
  'GET /api/bookings/:id/calendar': {
    summary: 'The visit as a calendar file (.ics)',
    params: OneBooking,
    download: true,
  },
  'GET /api/bookings/:id/cancellation': {
    summary: 'What cancelling now would give back',
    params: OneBooking,
    reply: z.object({
      allowed: z.boolean(),
      paid: z.number(),
      refund: z.number(),
      /** For a visit on a package: whether it can be booked again on it. */
      place: z.enum(['returned', 'kept']).optional(),
    }),
  },
  'POST /api/bookings/:id/cancel': {
    summary:
      'Cancel it; what was paid goes back by the rule, or in full when the provider’s side cancels or waives',
    params: OneBooking,
    body: z.object({ reason: z.string().trim().max(500).nullish() }).optional(),
    reply: Booking,
  },
  'POST /api/bookings/:id/reschedule': {
    summary: 'Move it to another free slot; the provider may too',
    params: OneBooking,
    body: z.object({ dateTime: Instant }),
    reply: Booking,
  },
  'POST /api/bookings/:id/accept': move('The assigned provider accepts a request'),
  'POST /api/bookings/:id/start': move('The provider starts it, from ten minutes before its time'),
  'POST /api/bookings/:id/undo-start': move('The provider started it by mistake: it is confirmed again'),
  'POST /api/bookings/:id/complete': move(
    'The provider has done it; once it was started, or from its time on',
  ),
  'POST /api/bookings/:id/no-show': move('Nobody came; from fifteen minutes after its time'),
} as const satisfies Contract;
