import { type ById, isOwnClinic, isSelf, policy, type Rule, staffWith } from '#platform/access/policy.ts';
import { findPrescriptionScope, type PrescriptionScope } from '../prescriptions/prescriptions.service.ts';
import { patientsOnly } from '../record-access/record-access.service.ts';
import { findOrderScope, type OrderScope } from './pharmacy-orders.store.ts';

/** Who plans shifts and visits reads no medicines. */
const pharmacists = staffWith('Admin', 'Provider');
const patientsAndPharmacies = {
  ...pharmacists,
  roles: ['PATIENT', ...pharmacists.roles],
} as const;

const isOwnPrescription: Rule<PrescriptionScope, ById> = async (question) => {
  const found = await findPrescriptionScope(question, question.params.id);
  return found?.patientId === question.actor.id ? found : undefined;
};

const isOwnOrder: Rule<OrderScope, ById> = async (question) => {
  const found = await findOrderScope(question, question.params.id);
  return found?.patientId === question.actor.id ? found : undefined;
};

/** What was refused or taken back is the pharmacy's matter no more. */
const isSentToOwnClinic: Rule<OrderScope, ById> = async (question) => {
  const found = await findOrderScope(question, question.params.id);
  if (!found || found.clinicId !== question.actor.clinicId) return undefined;
  return found.status === 'refused' || found.status === 'taken_back' ? undefined : found;
};

const isOwnOrSentToOwnClinic: Rule<OrderScope, ById> = (question) =>
  question.actor.role === 'PATIENT' ? isOwnOrder(question) : isSentToOwnClinic(question);

export const canChoosePharmacy = policy('pharmacies:choose', patientsOnly, { object: isOwnPrescription });
export const canSendOrder = policy('pharmacy-order:send', patientsOnly, { object: isOwnPrescription });
export const canListOwnOrders = policy('pharmacy-orders:list-own', patientsOnly, { object: isSelf });
export const canListOrders = policy('pharmacy-orders:list', pharmacists, { object: isOwnClinic });
export const canReadOrder = policy('pharmacy-order:read', patientsAndPharmacies, {
  object: isOwnOrSentToOwnClinic,
});
export const canTakeOrderBack = policy('pharmacy-order:take-back', patientsOnly, { object: isOwnOrder });
export const canMakeReady = policy('pharmacy-order:ready', pharmacists, { object: isSentToOwnClinic });
export const canHandOver = policy('pharmacy-order:hand-over', pharmacists, { object: isSentToOwnClinic });
export const canRefuseOrder = policy('pharmacy-order:refuse', pharmacists, { object: isSentToOwnClinic });
