import type { User } from '@lakou/contract';
import type { Seen } from './care.store.ts';

/** What the account must say of itself by its shape, and tells nothing about the person. */
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
 * A patient as the clinic sees them that they have visits with: who it is and how to reach them, nothing of their
 * health. Who sees only a child of theirs learns no more of the parent than how to reach them.
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
 * A patient as who treats them sees them: the same, what troubles them, and the pregnancy that she shares. Without a
 * checked licence it is the name and the face.
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

/** An account as administrators see it: no word of anybody's health or work. */
export const accountView = (user: User): User => ({
  ...shellOf(user),
  email: user.email,
  phone: user.phone,
  clinicId: user.clinicId,
  isProfileComplete: user.isProfileComplete,
  isEmailVerified: user.isEmailVerified,
});

/** Somebody as the clinic they work at sees them: the account and the work, licence included. Papers stay their own. */
export function staffView(user: User): User {
  if (user.role !== 'PROVIDER') return accountView(user);
  const { professionalTitle, specialty, specialtyTags, credentials, npi, yearsOfExperience, education } =
    user;
  const { licenseNumber, licenseIssuingAuthority, licenseExpirationDate, licenseVerified } = user;
  const { bio, languagesSpoken, availability, serviceLocations } = user;
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
    languagesSpoken,
    availability,
    serviceLocations,
  };
}
