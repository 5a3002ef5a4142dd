import type { Role } from '@lakou/contract';

export interface Participant {
  readonly role: Role;
  readonly clinicId: string | null;
}

/** The relation of two people. */
export interface Relation {
  /** Either has blocked the other. */
  readonly blocked: boolean;
  /** The other person has written before, so they may be answered. */
  readonly wasWrittenTo: boolean;
  readonly inCare: boolean;
  readonly otherIsListed: boolean;
  /** The other person accepted the clinic that the writer works for. */
  readonly acceptedClinic: boolean;
}

const isStaff = ({ role, clinicId }: Participant) =>
  clinicId !== null && (role === 'PROVIDER' || role === 'CLINIC_ADMIN');

const areColleagues = (one: Participant, other: Participant) =>
  isStaff(one) && isStaff(other) && one.clinicId === other.clinicId;

/** Who may write to whom (CHAT-5). */
export function mayWrite(writer: Participant, other: Participant, relation: Relation): boolean {
  if (relation.blocked) return false;
  if (relation.wasWrittenTo || areColleagues(writer, other)) return true;
  if (isStaff(writer) && other.role === 'PATIENT' && relation.acceptedClinic) return true;
  if (writer.role === 'PATIENT' && other.role === 'PROVIDER')
    return relation.otherIsListed || relation.inCare;
  return writer.role === 'PROVIDER' && other.role === 'PATIENT' && relation.inCare;
}
