import { z } from 'zod';
import { BookingStatus } from './bookings.ts';
import { MOST_URGENT } from './dispatch.rules.ts';
import type { Contract } from './kit.ts';
import { Id, Page } from './primitives.ts';

/** Dispatchers see what they need to send somebody, and not why the patient asked. */
export const UnassignedVisit = z.object({
  id: Id,
  patientName: z.string(),
  serviceType: z.string(),
  /** `18.2342,-72.5354`, or an address where no point is known; empty for a visit from afar. */
  location: z.string(),
  dateTime: z.string(),
  status: BookingStatus,
  /** `18.2342,-72.5354` where a dispatcher said so; the address stays in `location`. */
  place: z.string().optional(),
});
export type UnassignedVisit = z.infer<typeof UnassignedVisit>;

export const LaneVisit = UnassignedVisit.extend({
  endsAt: z.string(),
  /** A dispatcher gave it, so a dispatcher can take it back. */
  canUnassign: z.boolean(),
});
export type LaneVisit = z.infer<typeof LaneVisit>;

/** A provider who is on shift, with their visits of today and tomorrow. */
export const Lane = z.object({
  id: Id,
  name: z.string(),
  specialty: z.string().nullable(),
  photoUrl: z.string().nullable(),
  /** Only those whose licence is verified can be sent. */
  isVerified: z.boolean(),
  since: z.string(),
  /** Where they usually begin, as a point. */
  place: z.string().nullable(),
  visits: z.array(LaneVisit),
});
export type Lane = z.infer<typeof Lane>;

export const AssignedVisit = UnassignedVisit.extend({
  providerId: Id.nullable(),
  providerName: z.string().nullable(),
});
export type AssignedVisit = z.infer<typeof AssignedVisit>;

export const ClinicDashboard = z.object({
  timeZone: z.string(),
  today: z.string(),
  shiftsToday: z.int(),
  unassignedVisits: z.int(),
  /** The last seven days, today as the last. */
  shiftsPerDay: z.array(z.object({ day: z.string(), shifts: z.int() })),
  schedule: z.array(
    z.object({ id: Id, staffId: Id, staffName: z.string(), startTime: z.string(), endTime: z.string() }),
  ),
  urgent: z.array(UnassignedVisit).max(MOST_URGENT),
});
export type ClinicDashboard = z.infer<typeof ClinicDashboard>;

const One = z.object({ id: Id });

export const dispatch = {
  'GET /api/clinics/:id/dispatch/unassigned': {
    summary: 'Visits asked of a clinic that no provider has yet, soonest first',
    params: One,
    query: Page,
    reply: z.array(UnassignedVisit),
  },
  'GET /api/clinics/:id/dispatch/lanes': {
    summary: 'The providers of a clinic who are on shift now, with their visits of today and tomorrow',
    params: One,
    reply: z.array(Lane),
  },
  'PUT /api/clinics/bookings/:id/assign': {
    summary:
      'Give a visit to a verified provider of the clinic who is on shift; it is confirmed, and only once',
    params: One,
    body: z.object({ providerId: Id }),
    reply: AssignedVisit,
  },
  'PUT /api/clinics/bookings/:id/place': {
    summary: 'Say where a visit is that has a street address and no point',
    params: One,
    body: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
    reply: UnassignedVisit,
  },
  'POST /api/clinics/bookings/:id/unassign': {
    summary: 'Take back a visit that a dispatcher gave; it waits for a provider again',
    params: One,
    reply: AssignedVisit,
  },
  'GET /api/clinics/:id/dashboard': {
    summary: 'Today at a clinic: shifts, the last seven days, and the soonest visits without a provider',
    params: One,
    reply: ClinicDashboard,
  },
} as const satisfies Contract;
