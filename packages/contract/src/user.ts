import { z } from 'zod';
import { BOOKING_MODES } from './bookings.rules.ts';
import { Dependent } from './family.ts';
import { DONATION_PURPOSES } from './payments.rules.ts';
import { Id, Language, line, PlainDate } from './primitives.ts';
import { CLINIC_ROLES } from './profiles.rules.ts';
import { GENDERS, LONGEST_PLACE_NAME, MARITAL_STATUSES, ROLES, WEEKDAYS } from './user.rules.ts';

export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

export const Gender = z.enum(GENDERS);
export const MaritalStatus = z.enum(MARITAL_STATUSES);

export const EmergencyContact = z.object({ name: z.string(), phone: z.string(), address: z.string() });
export type EmergencyContact = z.infer<typeof EmergencyContact>;

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const Weekday = z.enum(WEEKDAYS);
export type Weekday = z.infer<typeof Weekday>;
export const OpenHours = z.object({ day: Weekday, from: Clock, to: Clock });
export type OpenHours = z.infer<typeof OpenHours>;

/** Hours of a week, in the place's own time zone. */
export const WeeklyHours = z.object({ timeZone: z.string().max(60), hours: z.array(OpenHours).max(50) });
export type WeeklyHours = z.infer<typeof WeeklyHours>;

/** Where a provider works in these hours, by the name of the place, and for which kinds of visit; all when none are named. */
export const WorkHours = OpenHours.extend({
  place: z.string().trim().min(1).max(LONGEST_PLACE_NAME).optional(),
  modes: z.array(z.enum(BOOKING_MODES)).min(1).max(BOOKING_MODES.length).optional(),
});
export type WorkHours = z.infer<typeof WorkHours>;

/** A provider's week. */
export const WorkWeek = WeeklyHours.extend({ hours: z.array(WorkHours).max(50) });
export type WorkWeek = z.infer<typeof WorkWeek>;

/** A place where care is given: its name and location. */
export const Place = z.object({
  name: line(LONGEST_PLACE_NAME).min(1),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export type Place = z.infer<typeof Place>;

/** A pregnancy that is being followed. */
export const MaternityProfile = z.object({
  patientId: Id,
  dueDate: PlainDate,
  /** Whether professionals who treat her see the journal and vitals. */
  shared: z.boolean(),
});
export type MaternityProfile = z.infer<typeof MaternityProfile>;

/** A gift to the community fund, in US dollars. */
export const DonationHistoryItem = z.object({
  id: Id,
  date: z.string(),
  type: z.enum(DONATION_PURPOSES),
  amount: z.number(),
});

/** Flat: the account and the profile of its role. Fields of other roles are absent. */
export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  isProfileComplete: z.boolean(),
  isEmailVerified: z.boolean(),
  clinicId: Id.nullable(),
  /** What they do at their clinic. */
  clinicRole: z.enum(CLINIC_ROLES).nullish(),
  preferredLanguage: Language,
  createdAt: z.string(),
  profilePhotoUrl: z.string().nullable(),
  phone: z.string().nullable(),
  /** One's own gifts, newest first; absent in what others see. */
  donationHistory: z.array(DonationHistoryItem).optional(),
  /** Where the clinic of the account is. */
  clinicAddress: z.string().nullish(),
  // Patients
  dateOfBirth: PlainDate.nullish(),
  gender: Gender.nullish(),
  maritalStatus: MaritalStatus.nullish(),
  address: z.string().nullish(),
  emergencyContact: EmergencyContact.nullish(),
  insuranceProvider: z.string().nullish(),
  primaryHealthConcerns: z.string().nullish(),
  idVerificationUrl: z.string().nullish(),
  dependents: z.array(Dependent).optional(),
  maternityProfile: MaternityProfile.nullish(),
  /** One’s own: the rules of pregnancy hold for six weeks after it. */
  pregnancyEndedAt: z.string().nullish(),
  // Providers
  professionalTitle: z.string().nullish(),
  specialty: z.string().nullish(),
  specialtyTags: z.array(z.string()).optional(),
  licenseNumber: z.string().nullish(),
  licenseIssuingAuthority: z.string().nullish(),
  licenseExpirationDate: PlainDate.nullish(),
  licenseVerified: z.boolean().optional(),
  credentials: z.string().nullish(),
  npi: z.string().nullish(),
  yearsOfExperience: z.number().int().optional(),
  education: z.string().nullish(),
  bio: z.string().nullish(),
  /** How patients may write to them; `email` is what they sign in with. */
  contactEmail: z.string().nullish(),
  /** Tags of BCP 47. */
  languagesSpoken: z.array(z.string()).optional(),
  /** Weekly hours, or the text a client sent instead. */
  availability: z.union([WorkWeek, z.string()]).nullish(),
  serviceLocations: z.union([z.array(Place), z.string()]).nullish(),
  medicalLicenseUrl: z.string().nullish(),
  photoIdUrl: z.string().nullish(),
  backgroundCheckUrl: z.string().nullish(),
});
export type User = z.infer<typeof User>;

export const Clinic = z.object({
  id: Id,
  name: z.string(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  facilityAddress: z.string().nullable(),
  logoUrl: z.string().nullable(),
  specialties: z.array(z.string()),
  openingHours: WeeklyHours.nullable(),
});
export type Clinic = z.infer<typeof Clinic>;
