import type { User } from '@lakou/contract';
import type { Care } from './care.store.ts';

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
 * A patient as who treats them sees them. Who treats only a child of theirs knows how to reach them, and nothing of
 * their own health. Without a checked licence it is the name and the face.
 */
export function careView(patient: User, { own, dependentIds }: Care, mayReadRecords: boolean): User {
  const shell = shellOf(patient);
  if (!mayReadRecords) return shell;
  const { email, phone, address, emergencyContact } = patient;
  const { dateOfBirth, gender, insuranceProvider, primaryHealthConcerns } = patient;
  return {
    ...shell,
    email,
    phone,
    address,
    emergencyContact,
    ...(own && { dateOfBirth, gender, insuranceProvider, primaryHealthConcerns }),
    dependents: patient.dependents?.filter(({ id }) => dependentIds.includes(id)) ?? [],
  };
}
