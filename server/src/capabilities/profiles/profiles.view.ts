import type { User } from '@lakou/contract';
import type { StaffMember } from '@lakou/contract/profiles';
import type { Actor } from '#platform/access/actor.ts';
import { worksAs } from '#platform/access/policy.ts';
import type { Seen } from './care.store.ts';

/** Required fields of the account's shape that reveal nothing about the person. */
const shellOf = ({ id, name, role, profilePhotoUrl, preferredLanguage, createdAt }: User): User => ({
  id,
  name,
  role,
  profilePhotoUrl,
  preferredLanguage,
  createdAt,
  email: '',
  phone: null,
  clinicId: null,
  isProfileComplete: true,
  isEmailVerified: true,
});

/**
 * A patient as seen by a clinic with which they have visits: identity and contact, no health data.
 * A clinic that treats only a child sees only the parent's name and contact.
 */
export function demographicsView(patient: User, { own, dependentIds }: Seen): User {
  const { email, phone, address, emergencyContact, dateOfBirth, gender, insuranceProvider } = patient;
  return {
    ...shellOf(patient),
    email,
    phone,
    address,
    emergencyContact,
    ...(own && { dateOfBirth, gender, insuranceProvider }),
    dependents: patient.dependents?.filter(({ id }) => dependentIds.includes(id)) ?? [],
  };
}

/**
 * A patient as seen by a professional who treats them: the same, with complaints and a shared
 * pregnancy. Without a verified licence only the name and picture.
 */
export function careView(patient: User, seen: Seen, mayReadRecords: boolean): User {
  if (!mayReadRecords) return shellOf(patient);
  const { primaryHealthConcerns, maternityProfile } = patient;
  return {
    ...demographicsView(patient, seen),
    ...(seen.own && {
      primaryHealthConcerns,
      ...(maternityProfile?.shared && { maternityProfile }),
    }),
  };
}

/** An account as administrators see it: no health or work data. */
export const accountView = (user: User): User => ({
  ...shellOf(user),
  email: user.email,
  phone: user.phone,
  clinicId: user.clinicId,
  isProfileComplete: user.isProfileComplete,
  isEmailVerified: user.isEmailVerified,
});

/**
 * A staff member as seen by their clinic: the account and the work, licence included, but not the
 * documents.
 */
export function staffView(user: User): User {
  if (user.role !== 'PROVIDER') return accountView(user);
  const { professionalTitle, specialty, specialtyTags, credentials, npi, yearsOfExperience, education } =
    user;
  const { licenseNumber, licenseIssuingAuthority, licenseExpirationDate, licenseVerified } = user;
  const { bio, contactEmail, languagesSpoken, availability, serviceLocations } = user;
  const licence = { licenseNumber, licenseIssuingAuthority, licenseExpirationDate, licenseVerified };
  const training = {
    professionalTitle,
    specialty,
    specialtyTags,
    credentials,
    npi,
    yearsOfExperience,
    education,
  };
  return {
    ...accountView(user),
    ...licence,
    ...training,
    bio,
    contactEmail,
    languagesSpoken,
    availability,
    serviceLocations,
  };
}

/**
 * A staff member as seen at their clinic: all of it for who runs it and for administrators; name, role and status for
 * schedulers and dispatchers; the name for providers. Who may clock somebody in or out sees since when they are on shift,
 * and who has not joined yet.
 */
export function colleagueView(member: StaffMember, reader: Actor): StaffMember {
  if (reader.role === 'ADMIN' || worksAs(reader, 'Admin')) return member;
  const isSelf = member.id === reader.id;
  const seesShift = isSelf || worksAs(reader, 'Scheduler');
  const { id, name, profilePhotoUrl, clinicRole, status, openTimeLogId, onShiftSince, isInvited } = member;
  return {
    id,
    name,
    profilePhotoUrl,
    clinicRole,
    email: '',
    phone: null,
    credentials: null,
    licenseNumber: null,
    licenseExpirationDate: null,
    status: isSelf || worksAs(reader, 'Scheduler', 'Dispatcher') ? status : null,
    openTimeLogId: seesShift ? openTimeLogId : null,
    onShiftSince: seesShift ? onShiftSince : null,
    isInvited: worksAs(reader, 'Scheduler') ? isInvited : null,
  };
}
