import type { ReferralPriority, ReferralStatus } from '@lakou/contract/referrals.rules';
import type { FhirResource } from '#platform/capability.ts';
import type { RecordRow } from './record.store.ts';

const STATUSES: Readonly<Record<ReferralStatus, string>> = {
  pending: 'active',
  accepted: 'active',
  seen: 'active',
  completed: 'completed',
  rejected: 'revoked',
  referred_again: 'revoked',
};
const PRIORITIES: Readonly<Record<ReferralPriority, string>> = {
  routine: 'routine',
  urgent: 'urgent',
  emergency: 'stat',
};
const CODE = {
  coding: [{ system: 'http://snomed.info/sct', code: '3457005', display: 'Patient referral' }],
  text: 'Referral',
};

/** A referral as a ServiceRequest of this subject. */
export const serviceRequest = (row: RecordRow, subjectId: string): FhirResource => ({
  resourceType: 'ServiceRequest',
  id: row.id,
  meta: { lastUpdated: row.changedAt.toISOString() },
  ...(row.previousId && { replaces: [{ reference: `ServiceRequest/${row.previousId}` }] }),
  status: row.endedAt ? 'revoked' : STATUSES[row.status],
  intent: 'order',
  priority: PRIORITIES[row.priority],
  code: CODE,
  subject: { reference: `Patient/${subjectId}` },
  authoredOn: row.createdAt.toISOString(),
  requester: { display: row.sender },
  performer: [{ display: row.destination }],
  reasonCode: [{ text: row.reason }, ...(row.diagnosis ? [{ text: row.diagnosis }] : [])],
  ...(row.symptoms && { note: [{ text: row.symptoms }] }),
});
