import type { Referral } from '@lakou/contract/referrals';
import { ANSWER_HOURS } from '@lakou/contract/referrals.rules';
import type { ReferralRow } from './referral-columns.store.ts';

const text = (moment: Date | null) => moment?.toISOString() ?? null;

export function viewReferral(row: ReferralRow, now: Date): Referral {
  const waited = (now.getTime() - row.createdAt.getTime()) / 3_600_000;
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    acceptedAt: text(row.acceptedAt),
    seenAt: text(row.seenAt),
    completedAt: text(row.completedAt),
    closedAt: text(row.closedAt),
    endedAt: text(row.endedAt),
    isOverdue: row.status === 'pending' && !row.endedAt && waited > ANSWER_HOURS[row.priority],
  };
}

/** For who runs a clinic: where a referral stands, not whose it is or what for. */
export const withoutPatient = (referral: Referral): Referral => ({
  ...referral,
  patientId: null,
  patientName: '',
  dependentId: null,
  reason: '',
  symptoms: null,
  diagnosis: null,
  statusReason: null,
  attachments: [],
  relation: 'clinic',
});
