import type { Role } from '@lakou/contract';

export interface Somebody {
  readonly role: Role;
  readonly clinicId: string | null;
}

/** The relation of two people. */
export interface Between {
  /** Either has blocked the other. */
  readonly blocked: boolean;
  /** The other person has written before, so they may be answered. */
  readonly wasWrittenTo: boolean;
  readonly inCare: boolean;
  readonly otherIsListed: boolean;
}

const isStaff = ({ role, clinicId }: Somebody) =>
  clinicId !== null && (role === 'PROVIDER' || role === 'CLINIC_ADMIN');

const areColleagues = (one: Somebody, other: Somebody) =>
  isStaff(one) && isStaff(other) && one.clinicId === other.clinicId;

/** Who may write to whom (CHAT-5). */
export function mayWrite(writer: Somebody, other: Somebody, between: Between): boolean {
  if (between.blocked) return false;
  if (between.wasWrittenTo || areColleagues(writer, other)) return true;
  if (writer.role === 'PATIENT' && other.role === 'PROVIDER') return between.otherIsListed || between.inCare;
  return writer.role === 'PROVIDER' && other.role === 'PATIENT' && between.inCare;
}
