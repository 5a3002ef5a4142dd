import { z } from 'zod';
import { Booking, BookingMode, BookingStatus } from './bookings.ts';
import {
  CLINIC_CONSENTS,
  CLINIC_LINK_STATES,
  LONGEST_TAG,
  LONGEST_VIEW_NAME,
  MOST_TAGS,
} from './clinic-patients.rules.ts';
import type { Contract } from './kit.ts';
import { LONGEST_PERSON_SEARCH } from './primitives.rules.ts';
import { Email, Id, Instant, line, Page, PersonName, PlainDate, SentDate } from './primitives.ts';
import { PROFILE_LENGTHS } from './profiles.rules.ts';

export const ClinicAppointment = z.object({
  id: Id,
  dateTime: z.string(),
  status: BookingStatus,
  serviceType: z.string(),
  serviceNames: Booking.shape.serviceNames,
  providerName: z.string().nullable(),
  /** Of the patient’s family, where the visit is not for themselves. */
  dependentId: Id.nullable(),
  dependentName: z.string().nullable(),
});
export type ClinicAppointment = z.infer<typeof ClinicAppointment>;

export const ClinicPatient = z.object({
  id: Id,
  /** The account, of somebody who accepted or has visits with the clinic. */
  patientId: Id.nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  dateOfBirth: PlainDate.nullable(),
  gender: z.enum(['Male', 'Female']).nullable(),
  age: z.number().int().nullable(),
  /** The latest visit with this clinic that took place. */
  lastVisit: z.string().nullable(),
  tags: z.array(z.string()),
  /** The latest ones with this clinic; the details hold more. */
  bookings: z.array(ClinicAppointment),
  consent: z.enum(CLINIC_CONSENTS),
});
export type ClinicPatient = z.infer<typeof ClinicPatient>;

/** A note or a test: when and how far; its title only for those who treat the patient. */
const PartOfRecord = z.object({
  id: Id,
  at: z.string(),
  status: z.string(),
  by: z.string(),
  title: z.string().nullable(),
});
export type PartOfRecord = z.infer<typeof PartOfRecord>;

export const ClinicPatientDetails = ClinicPatient.extend({
  notes: z.array(PartOfRecord),
  labs: z.array(PartOfRecord),
  /** Whether the caller treats the patient and may open what is listed. */
  inCare: z.boolean(),
  /** Providers of the clinic whom it assigned to the patient. */
  providers: z.array(z.object({ id: Id, name: z.string() })),
  /** Whom the desk could assign: the others who treat people at the clinic, once the patient accepted. */
  assignable: z.array(z.object({ id: Id, name: z.string() })),
});
export type ClinicPatientDetails = z.infer<typeof ClinicPatientDetails>;

const SentPatient = z.object({
  name: PersonName,
  email: Email,
  phone: z.string().trim().min(1).max(PROFILE_LENGTHS.phone),
  dateOfBirth: SentDate,
  gender: z.enum(['Male', 'Female']).nullish(),
});
export type SentPatient = z.infer<typeof SentPatient>;

const Tags = z
  .array(line(LONGEST_TAG).min(1))
  .max(MOST_TAGS)
  .transform((tags) => [...new Set(tags)]);

/** A visit that the desk books for a patient who accepted the clinic. */
export const SentClinicBooking = z.object({
  /** Chosen by the sender, so that what is sent twice is booked once. */
  clientId: Id,
  providerId: Id,
  serviceType: line(200).min(1),
  mode: BookingMode,
  /** A time that is no slot’s start becomes the first free slot from then on. */
  dateTime: Instant.optional(),
});
export type SentClinicBooking = z.infer<typeof SentClinicBooking>;

/** A clinic that knows the caller, or asks to. */
export const KnowingClinic = z.object({
  /** Of the link; null for a clinic that knows the caller through visits alone. */
  id: Id.nullable(),
  clinicId: Id,
  name: z.string(),
  address: z.string().nullable(),
  state: z.enum(CLINIC_LINK_STATES),
  since: z.string(),
  /** When it ends by itself. */
  until: z.string().nullable(),
});
export type KnowingClinic = z.infer<typeof KnowingClinic>;

/** A search of the list that the caller keeps under a name. */
export const PatientView = z.object({ id: Id, name: z.string(), q: z.string(), tag: z.string() });
export type PatientView = z.infer<typeof PatientView>;

const SentView = z.object({
  name: line(LONGEST_VIEW_NAME).min(1),
  q: z.string().trim().max(LONGEST_PERSON_SEARCH).default(''),
  tag: z.string().trim().max(LONGEST_TAG).default(''),
});
export type SentView = z.infer<typeof SentView>;

/** Somebody without an account, as the clinic wrote them down. */
const WrittenPatient = z.object({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  dateOfBirth: PlainDate.nullable(),
  addedAt: z.string(),
});
export type WrittenPatient = z.infer<typeof WrittenPatient>;

/** Two entries that look like one person, the older one first. */
export const PatientTwins = z.object({ kept: WrittenPatient, gone: WrittenPatient });
export type PatientTwins = z.infer<typeof PatientTwins>;

export const PatientMerge = z.object({
  id: Id,
  clinicPatientId: Id,
  name: z.string(),
  goneName: z.string(),
  mergedAt: z.string(),
});
export type PatientMerge = z.infer<typeof PatientMerge>;

const ById = z.object({ id: Id });
const OfProvider = z.object({ id: Id, providerId: Id });

export const clinicPatients = {
  'GET /api/clinics/:id/patients': {
    summary: 'Patients of a clinic by name; a provider sees those they treat',
    params: ById,
    query: Page.extend({
      q: z.string().trim().max(LONGEST_PERSON_SEARCH).optional(),
      tag: z.string().trim().max(LONGEST_TAG).optional(),
    }),
    reply: z.array(ClinicPatient),
  },
  'POST /api/clinics/:id/patients': {
    summary: 'Add a patient; a person with this e-mail is asked, and nothing tells whether there is one',
    params: ById,
    body: SentPatient,
    reply: ClinicPatient,
    status: 201,
  },
  'GET /api/clinics/:id/patient-tags': {
    summary: 'The tags that a clinic uses, the most used first',
    params: ById,
    reply: z.array(z.string()),
  },
  'GET /api/clinics/patients/:patientId/details/:clinicId': {
    summary:
      'A patient of a clinic: visits with it, notes and tests by date and status, contents for who treats them',
    params: z.object({ patientId: Id, clinicId: Id }),
    reply: ClinicPatientDetails,
  },
  'GET /api/clinics/:id/patient-views': {
    summary: 'Searches of the patient list that the caller keeps, by name',
    params: ById,
    reply: z.array(PatientView),
  },
  'POST /api/clinics/:id/patient-views': {
    summary: 'Keep a search of the patient list under a name; a name that exists gets the new search',
    params: ById,
    body: SentView,
    reply: PatientView,
    status: 201,
  },
  'DELETE /api/clinics/patient-views/:id': { summary: 'Forget a search', params: ById },
  'GET /api/clinics/:id/patient-duplicates': {
    summary:
      'Entries without an account that look like one person: the same name, and no other date of birth',
    params: ById,
    reply: z.array(PatientTwins),
  },
  'POST /api/clinics/patients/:id/merge': {
    summary: 'Make two entries without an account one; invoices and walk-ins follow, and it can be undone',
    params: ById,
    body: z.object({ goneId: Id }),
    reply: PatientMerge,
    status: 201,
  },
  'GET /api/clinics/:id/patient-merges': {
    summary: 'Entries that became one in the last 30 days, the latest first',
    params: ById,
    reply: z.array(PatientMerge),
  },
  'POST /api/clinics/patient-merges/:id/undo': {
    summary: 'Take two entries apart again; what belonged to each goes back',
    params: ById,
  },
  'PUT /api/clinics/patients/:id/tags': {
    summary: 'Replace the tags of a patient',
    params: ById,
    body: z.object({ tags: Tags }),
    reply: z.object({ tags: z.array(z.string()) }),
  },
  'PUT /api/clinics/patients/:id/providers/:providerId': {
    summary:
      'Assign a provider of the clinic to a patient who accepted it: they can read the record for a year',
    params: OfProvider,
  },
  'DELETE /api/clinics/patients/:id/providers/:providerId': {
    summary: 'End the assignment',
    params: OfProvider,
  },
  'POST /api/clinics/patients/:id/bookings': {
    summary: 'Book a visit for a patient who accepted the clinic; they are told, and can cancel it',
    params: ById,
    body: SentClinicBooking,
    reply: ClinicAppointment,
    status: 201,
  },
  'GET /api/users/me/clinics': {
    summary: 'Which clinics know the caller or ask to',
    reply: z.array(KnowingClinic),
  },
  'POST /api/clinics/links/:id/respond': {
    summary: 'Accept or decline that a clinic knows one; the clinic is told of a yes only',
    params: ById,
    body: z.object({ answer: z.enum(['accept', 'decline']) }),
  },
  'POST /api/clinics/:id/join': {
    summary: 'Become a patient of a clinic, as by accepting its request; asking twice changes nothing',
    params: ById,
  },
  'DELETE /api/clinics/links/:id': {
    summary: 'End what was accepted; those whom the clinic assigned read nothing more',
    params: ById,
  },
} as const satisfies Contract;
