import { z } from 'zod';
import { BOOKING_MODES } from './bookings.rules.ts';
import { BookingMode, Fare } from './bookings.ts';
import type { Contract } from './kit.ts';
import { Id, PlainDate } from './primitives.ts';
import {
  HIGHEST_FEE,
  LONGEST_BUFFER_MINUTES,
  LONGEST_NOTICE_HOURS,
  LONGEST_RADIUS_KM,
  LONGEST_SERVICE_MINUTES,
  MOST_REPEATS,
  MOST_SERVICES,
  REPEATS,
  SHORTEST_SERVICE_MINUTES,
} from './scheduling.rules.ts';
import { WorkHours, WorkWeek } from './user.ts';

const DayHours = WorkHours.omit({ day: true });

/** A day that differs from the week: other hours, or none. */
export const AvailabilityException = z.object({ day: PlainDate, hours: z.array(DayHours).max(10) });
export type AvailabilityException = z.infer<typeof AvailabilityException>;

/**
 * A day that differs from the week again and again: every week or second week on its weekday, or every month on its
 * day of the month or on the same weekday of the month (a fifth one means the last).
 */
export const RepeatedException = z.object({
  firstDay: PlainDate,
  every: z.enum(REPEATS),
  /** The last day on which it may fall; null: without an end. */
  until: PlainDate.nullable(),
  hours: z.array(DayHours).max(10),
});
export type RepeatedException = z.infer<typeof RepeatedException>;

/** How long a visit for a service of the catalogue takes with a provider. */
export const ServiceMinutes = z.object({
  service: z.string().max(100),
  minutes: z.number().int().min(SHORTEST_SERVICE_MINUTES).max(LONGEST_SERVICE_MINUTES),
});
export type ServiceMinutes = z.infer<typeof ServiceMinutes>;

/** A provider's fee for a mode of visit, in US dollars. */
export const ProviderFee = z.object({
  mode: BookingMode,
  base: z.number().min(0).max(HIGHEST_FEE),
  /** The time is only held until it is paid. */
  payFirst: z.boolean(),
});
export type ProviderFee = z.infer<typeof ProviderFee>;

const BufferMinutes = z.number().int().min(0).max(LONGEST_BUFFER_MINUTES);
/** The minutes kept free before and after a visit of this kind. */
export const VisitBuffer = z.object({ mode: BookingMode, before: BufferMinutes, after: BufferMinutes });
export type VisitBuffer = z.infer<typeof VisitBuffer>;

export const MyAvailability = z.object({
  /** Accepts new visits at present. */
  isAvailable: z.boolean(),
  /** The time zone of the days and hours. */
  timeZone: z.string(),
  /** Null: no weekly hours, or hours as text. */
  hours: WorkWeek.nullable(),
  /** From today on, soonest first. */
  exceptions: z.array(AvailabilityException),
  /** Those that have not ended. */
  repeats: z.array(RepeatedException),
  /** The modes offered; an empty list means all, at the usual fare. */
  fees: z.array(ProviderFee),
  /** Slugs of the catalogue; an empty list means all that the modes allow. */
  services: z.array(z.string()),
  /** The services with a length of their own; the others take what the catalogue says. */
  serviceMinutes: z.array(ServiceMinutes),
  /** How far the provider goes for a home visit; null when that was not said. */
  travelRadiusKm: z.number().nullable(),
  /** The names of the places where one works: hours may say which. */
  places: z.array(z.string()),
  /** The kinds of visit around which time is kept free. */
  buffers: z.array(VisitBuffer),
  /** A time that begins sooner than this can no longer be booked by patients; 0: until it begins. */
  noticeHours: z.number().int(),
});
export type MyAvailability = z.infer<typeof MyAvailability>;

export const AvailabilityChanges = z.object({
  isAvailable: z.boolean().optional(),
  hours: WorkWeek.optional(),
  exceptions: z.array(AvailabilityException).max(366).optional(),
  repeats: z.array(RepeatedException).max(MOST_REPEATS).optional(),
  fees: z.array(ProviderFee).max(BOOKING_MODES.length).optional(),
  services: z.array(z.string().max(100)).max(MOST_SERVICES).optional(),
  serviceMinutes: z.array(ServiceMinutes).max(MOST_SERVICES).optional(),
  travelRadiusKm: z.number().int().min(1).max(LONGEST_RADIUS_KM).nullable().optional(),
  buffers: z.array(VisitBuffer).max(BOOKING_MODES.length).optional(),
  noticeHours: z.number().int().min(0).max(LONGEST_NOTICE_HOURS).optional(),
});
export type AvailabilityChanges = z.infer<typeof AvailabilityChanges>;

const Slot = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  /** Where the provider works then, if they said so. */
  place: z.string().optional(),
});
export type Slot = z.infer<typeof Slot>;

/** When providers take bookings, and which slots are free. */
export const scheduling = {
  'GET /api/availability/:providerId': {
    summary: 'When a provider is free: starts of slots for a service and mode, over some days',
    params: z.object({ providerId: Id }),
    query: z.object({
      from: PlainDate.optional(),
      days: z.coerce.number().int().min(1).max(31).default(7),
      serviceType: z.string().max(200).optional(),
      mode: BookingMode.optional(),
      /** A visit of the caller that is to be rescheduled: its own time counts as free. */
      moving: z.string().max(100).optional(),
    }),
    reply: z.object({
      timeZone: z.string(),
      /** False: the provider accepts no new visits at present. */
      available: z.boolean(),
      /** False: the provider has no weekly hours, and any free time may be requested. */
      keepsHours: z.boolean(),
      fare: Fare,
      payFirst: z.boolean(),
      /** How long the visit takes. */
      minutes: z.number().int(),
      slots: z.array(Slot),
    }),
  },
  'GET /api/providers/me/availability': {
    summary: 'When one takes visits, and for how much',
    reply: MyAvailability,
  },
  'PUT /api/providers/me/availability': {
    summary: 'Change when one takes visits, and for how much; what is not sent stays',
    body: AvailabilityChanges,
    reply: MyAvailability,
  },
} as const satisfies Contract;
