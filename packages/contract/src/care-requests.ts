import { z } from 'zod';
import { LONGEST_LOCATION, LONGEST_NOTES } from './bookings.rules.ts';
import { Booking, BookingMode } from './bookings.ts';
import { CARE_REQUEST_STATUSES, LONGEST_COMMUNE } from './care-requests.rules.ts';
import type { Contract } from './kit.ts';
import { Id, Instant, Language, line, Page } from './primitives.ts';

/** What a patient asks for openly, to be answered by any verified provider who fits. */
export const NewCareRequest = z.object({
  dependentId: Id.nullish(),
  serviceType: line(200).min(1),
  mode: BookingMode,
  dateTime: Instant,
  timeZone: z.string().max(60).optional(),
  /** The town or commune, which providers see before one accepts. */
  commune: line(LONGEST_COMMUNE).min(1),
  /** The exact place, which only the provider who accepts is told. */
  location: z
    .object({
      lat: z.number().min(-90).max(90).optional(),
      lng: z.number().min(-180).max(180).optional(),
      address: z.string().trim().max(LONGEST_LOCATION).optional(),
    })
    .nullish(),
  /** Only the provider who accepts is told. */
  notes: z.string().trim().max(LONGEST_NOTES).nullish(),
  /** The language to be spoken with. */
  language: Language,
});
export type NewCareRequest = z.infer<typeof NewCareRequest>;

const Asked = z.object({
  id: Id,
  serviceType: z.string(),
  service: z.string().nullable(),
  serviceNames: Booking.shape.serviceNames,
  mode: BookingMode,
  dateTime: z.string(),
  minutes: z.number().int(),
  timeZone: z.string(),
  commune: z.string(),
  language: Language,
  createdAt: z.string(),
  expiresAt: z.string(),
});

/** A request as the person who asked sees it. */
export const CareRequest = Asked.extend({
  patientId: Id,
  dependentId: Id.nullable(),
  /** The person who is to be seen. */
  patientName: z.string(),
  status: z.enum(CARE_REQUEST_STATUSES),
  address: z.string().nullable(),
  notes: z.string().nullable(),
  /** Who accepted it, and the visit that came of it. */
  providerId: Id.nullable(),
  providerName: z.string().nullable(),
  bookingId: Id.nullable(),
});
export type CareRequest = z.infer<typeof CareRequest>;

/** The same as a provider sees it before one accepts: nothing says who asked. */
export const OpenCareRequest = Asked.extend({
  /** About how far it is in a straight line; null where that is not known or of no matter. */
  kilometres: z.number().int().nullable(),
  speaksLanguage: z.boolean(),
  /** The provider's specialty is the one usual for this service. */
  specialtyFits: z.boolean(),
  /** The provider works at this time and has nothing planned. */
  free: z.boolean(),
});
export type OpenCareRequest = z.infer<typeof OpenCareRequest>;

const OneRequest = z.object({ id: Id });

/** Care that patients ask for openly, and providers who answer. */
export const careRequests = {
  'POST /api/care-requests': {
    summary: 'Ask openly for care; the first verified provider who fits and accepts gets the visit',
    body: NewCareRequest,
    reply: CareRequest,
    status: 201,
  },
  'GET /api/care-requests': {
    summary: 'One’s own requests, newest first',
    query: Page,
    reply: z.array(CareRequest),
  },
  'GET /api/care-requests/:id': { summary: 'One’s own request', params: OneRequest, reply: CareRequest },
  'POST /api/care-requests/:id/cancel': {
    summary: 'Withdraw an open request',
    params: OneRequest,
    reply: CareRequest,
  },
  'GET /api/providers/me/care-requests': {
    summary: 'Open requests that fit the provider, the best fit first; none without a verified licence',
    reply: z.array(OpenCareRequest),
  },
  'POST /api/care-requests/:id/accept': {
    summary: 'Accept an open request: it becomes a visit with this provider; the second to accept is told',
    params: OneRequest,
    reply: Booking,
  },
  'POST /api/care-requests/:id/reject': {
    summary: 'Hide an open request from oneself',
    params: OneRequest,
  },
  'POST /api/care-requests/:id/restore': {
    summary: 'Show a hidden request again',
    params: OneRequest,
  },
} as const satisfies Contract;
