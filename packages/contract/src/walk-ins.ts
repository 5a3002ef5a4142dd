import { z } from 'zod';
import { SentClinicBooking } from './clinic-patients.ts';
import { CLINIC_VISIT_STATUSES } from './clinic-visits.rules.ts';
import type { Contract } from './kit.ts';
import { Email, Id, line, PersonName, SentDate } from './primitives.ts';
import { PROFILE_LENGTHS } from './profiles.rules.ts';
import { LONGEST_ROOM, LONGEST_WALK_IN_REASON, WALK_IN_STATUSES } from './walk-ins.rules.ts';

export const WalkIn = z.object({
  id: Id,
  name: z.string(),
  /** A few words said at the desk. */
  reason: z.string(),
  danger: z.boolean(),
  status: z.enum(WALK_IN_STATUSES),
  room: z.string().nullable(),
  arrivedAt: z.string(),
  calledAt: z.string().nullable(),
  /** The patient of the clinic that this person is or became. */
  clinicPatientId: Id.nullable(),
  /** Whether a visit can be booked for them: they accepted the clinic. */
  mayBook: z.boolean(),
  visit: z.object({ id: Id, dateTime: z.string(), providerName: z.string().nullable() }).nullable(),
  /** The visit of somebody without an account, which begins when they were called. */
  clinicVisit: z
    .object({ id: Id, status: z.enum(CLINIC_VISIT_STATUSES), providerName: z.string() })
    .nullable(),
});
export type WalkIn = z.infer<typeof WalkIn>;

const SentWalkIn = z.object({
  /** Chosen by the sender, so that what is sent twice is written once. */
  clientId: Id,
  name: PersonName,
  reason: line(LONGEST_WALK_IN_REASON).default(''),
  danger: z.boolean().default(false),
  /** Somebody whom the clinic knows. */
  clinicPatientId: Id.nullish(),
});
export type SentWalkIn = z.infer<typeof SentWalkIn>;

const MovedWalkIn = z.object({
  status: z.enum(WALK_IN_STATUSES),
  room: line(LONGEST_ROOM).nullish(),
});
export type MovedWalkIn = z.infer<typeof MovedWalkIn>;

const Kept = z.object({
  email: Email.nullish(),
  phone: z.string().trim().max(PROFILE_LENGTHS.phone).nullish(),
  dateOfBirth: SentDate.nullish(),
  gender: z.enum(['Male', 'Female']).nullish(),
});
export type KeptWalkIn = z.infer<typeof Kept>;

const ById = z.object({ id: Id });

export const walkIns = {
  'GET /api/clinics/:id/walk-ins': {
    summary: 'Who waits at the desk or was called: danger first, then by arrival',
    params: ById,
    reply: z.array(WalkIn),
  },
  'POST /api/clinics/:id/walk-ins': {
    summary: 'Somebody came without an appointment',
    params: ById,
    body: SentWalkIn,
    reply: WalkIn,
    status: 201,
  },
  'PUT /api/clinics/walk-ins/:id': {
    summary: 'Call somebody to a room, send them back to wait, or note that they are done or left',
    params: ById,
    body: MovedWalkIn,
    reply: WalkIn,
  },
  'POST /api/clinics/walk-ins/:id/patient': {
    summary: 'Keep who walked in as a patient of the clinic, once',
    params: ById,
    body: Kept,
    reply: z.object({ clinicPatientId: Id }),
  },
  'POST /api/clinics/walk-ins/:id/visit': {
    summary: 'Book a visit for who walked in and accepted the clinic, once; they are told, and can cancel it',
    params: ById,
    body: SentClinicBooking.omit({ clientId: true }),
    reply: WalkIn,
    status: 201,
  },
} as const satisfies Contract;
