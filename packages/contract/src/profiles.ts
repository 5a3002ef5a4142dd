import { z } from 'zod';
import { Dependent } from './family.ts';
import type { Contract } from './kit.ts';
import { itemsOf, LONGEST_NAME, LONGEST_PERSON_SEARCH } from './primitives.rules.ts';
import {
  Email,
  Id,
  LanguageTag,
  line,
  Page,
  PersonName,
  PlainDate,
  SentDate,
  SentLanguage,
} from './primitives.ts';
import {
  CLINIC_ROLES,
  LONGEST_CAREER_YEARS,
  MOST_LANGUAGES_SPOKEN,
  PROFILE_LENGTHS,
  STAFF_STATUSES,
} from './profiles.rules.ts';
import { Clinic, Gender, MaritalStatus, Place, User, WeeklyHours, WorkWeek } from './user.ts';

const OneUser = z.object({ id: Id });
const text = (max: number) => z.string().trim().max(max).nullish();
/** A number may come as digits without quotes. */
const Phone = z.union([z.string().trim().max(PROFILE_LENGTHS.phone), z.number().transform(String)]).nullish();
/** Free text in place of a structure; a list of words is one text. */
const Words = z.union([
  z.string().trim().max(2000),
  z
    .array(z.string().trim().max(200))
    .min(1)
    .max(10)
    .transform((words) => words.join(', ')),
]);
/** An empty form field sends an empty text: nothing is chosen. */
const orBlank = <T extends z.ZodType>(schema: T) =>
  z.union([schema, z.literal('').transform(() => null)]).nullish();
/** A list, or its items in one text with commas between them. */
const listed = <List extends z.ZodType<unknown, string[]>>(list: List) =>
  z.union([list, z.string().max(2000).transform(itemsOf).pipe(list)]);

// JSON inside a text could contain what the body parser refuses.
const inner = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'));
const SentContact = z.object({
  name: line(LONGEST_NAME).refine((name) => name.isWellFormed()),
  phone: inner(PROFILE_LENGTHS.phone),
  address: inner(PROFILE_LENGTHS.address),
});

/** The id of an uploaded file, a data URL of a picture, or the address of one of our files. */
const FileField = z.string().max(8_000_000).nullish();

/** Sent as an object or as the JSON text of one. */
const EmergencyContactField = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}, SentContact.nullish());

/** All fields that people may change in their own profile, by role. Other fields are dropped. */
export const UserChanges = z.object({
  name: PersonName.optional(),
  preferredLanguage: orBlank(SentLanguage)
    .transform((language) => language ?? undefined)
    .optional(),
  profilePhotoUrl: FileField,
  phone: Phone,
  dateOfBirth: orBlank(SentDate),
  gender: orBlank(Gender),
  maritalStatus: orBlank(MaritalStatus),
  address: text(PROFILE_LENGTHS.address),
  emergencyContact: EmergencyContactField,
  insuranceProvider: text(PROFILE_LENGTHS.insuranceProvider),
  primaryHealthConcerns: text(PROFILE_LENGTHS.primaryHealthConcerns),
  idVerificationUrl: FileField,
  /** The whole list of dependents; each is checked on its own, and an incomplete one is ignored. */
  dependents: z.array(z.unknown()).max(100).optional(),
  professionalTitle: line(PROFILE_LENGTHS.professionalTitle).nullish(),
  specialty: line(PROFILE_LENGTHS.specialty).nullish(),
  specialtyTags: listed(z.array(line(PROFILE_LENGTHS.specialtyTag)).max(30)).optional(),
  licenseNumber: line(PROFILE_LENGTHS.licenseNumber).nullish(),
  licenseIssuingAuthority: line(PROFILE_LENGTHS.licenseIssuingAuthority).nullish(),
  licenseExpirationDate: orBlank(SentDate),
  credentials: text(PROFILE_LENGTHS.credentials),
  npi: text(PROFILE_LENGTHS.npi),
  yearsOfExperience: z.coerce.number().int().min(0).max(LONGEST_CAREER_YEARS).optional(),
  education: text(PROFILE_LENGTHS.education),
  bio: text(PROFILE_LENGTHS.bio),
  contactEmail: orBlank(Email),
  languagesSpoken: listed(z.array(LanguageTag).max(MOST_LANGUAGES_SPOKEN))
    .transform((tags) => [...new Set(tags)])
    .optional(),
  availability: z.union([WorkWeek, Words]).nullish(),
  serviceLocations: z.union([z.array(Place).max(20), Words]).nullish(),
  medicalLicenseUrl: FileField,
  photoIdUrl: FileField,
  backgroundCheckUrl: FileField,
});
export type UserChanges = z.infer<typeof UserChanges>;

const SentClinic = z.object({
  name: line(LONGEST_NAME).min(1).optional(),
  /** The same under the name that registration uses. */
  clinicName: line(LONGEST_NAME).min(1).optional(),
  contactEmail: Email,
  contactPhone: z.string().trim().min(1).max(PROFILE_LENGTHS.phone),
  facilityAddress: z.string().trim().min(1).max(PROFILE_LENGTHS.address),
  logoUrl: FileField,
  specialties: listed(z.array(line(PROFILE_LENGTHS.specialty)).max(30)).optional(),
  openingHours: WeeklyHours.nullish(),
});
/** Without a name the clinic keeps the one it has. */
export const ClinicDetails = SentClinic.transform(({ clinicName, name = clinicName, ...details }) => ({
  ...details,
  ...(name && { name }),
}));
export type ClinicDetails = z.infer<typeof ClinicDetails>;

const anything = z.unknown().optional();

/**
 * Fields of a whole user sent back that the user may not change: accepted and ignored, and an
 * attempt is audited.
 */
const Protected = z.object({
  id: anything,
  email: anything,
  role: anything,
  clinicId: anything,
  isProfileComplete: anything,
  licenseVerified: anything,
  rating: anything,
  donationHistory: anything,
});
export type Protected = z.infer<typeof Protected>;

/** A page of a list, and words of a name; administrators can also search addresses. */
export const PatientSearch = Page.extend({ q: z.string().trim().max(LONGEST_PERSON_SEARCH).optional() });
export type PatientSearch = z.infer<typeof PatientSearch>;

const PatientRow = User.pick({
  id: true,
  name: true,
  email: true,
  phone: true,
  profilePhotoUrl: true,
}).extend({
  /** Those of the family whom the caller treats, or who come to their clinic. */
  dependents: z.array(Dependent.pick({ id: true, name: true })),
});
export const StaffMember = User.pick({
  id: true,
  name: true,
  email: true,
  phone: true,
  profilePhotoUrl: true,
}).extend({
  clinicRole: z.enum(CLINIC_ROLES),
  credentials: z.string().nullable(),
  /** Licence and its end: for who runs the clinic, null for colleagues. */
  licenseNumber: z.string().nullable(),
  licenseExpirationDate: PlainDate.nullable(),
  /** Null for providers, who know their colleagues by name. */
  status: z.enum(STAFF_STATUSES).nullable(),
  /** The open time log and its start, for who can close it. */
  openTimeLogId: Id.nullable(),
  onShiftSince: z.string().nullable(),
  /** Whether the invitation was not answered yet; null for colleagues. */
  isInvited: z.boolean().nullable(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const profiles = {
  'GET /api/users/:id': {
    summary: 'One account with its profile, as far as it is the caller’s to know',
    params: OneUser,
    reply: User,
  },
  'PUT /api/users/:id': {
    summary: 'Change one’s own account and profile; fields that are not one’s own to change are ignored',
    params: OneUser,
    body: UserChanges.extend(Protected.shape),
    reply: User,
  },
  'POST /api/users/:id/complete-profile': {
    summary: 'Complete one’s profile: a patient’s or provider’s fields, or `clinicDetails` for a clinic',
    params: OneUser,
    body: UserChanges.extend({ ...Protected.shape, clinicDetails: ClinicDetails.optional() }),
    reply: User,
    missing: 'profile_incomplete',
  },
  'GET /api/users/patients': {
    summary:
      'Patients the caller may know of: in their care, of their clinic, or all accounts for an administrator',
    query: PatientSearch,
    reply: z.array(PatientRow),
  },
  'GET /api/clinics/:id': {
    summary: 'One’s own clinic and its staff',
    params: OneUser,
    reply: z.object({ clinic: Clinic, staff: z.array(StaffMember) }),
  },
} as const satisfies Contract;
