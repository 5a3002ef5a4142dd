export const REFERRAL_STATUSES = [
  'pending',
  'accepted',
  'seen',
  'completed',
  'rejected',
  'referred_again',
] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

export const REFERRAL_PRIORITIES = ['routine', 'urgent', 'emergency'] as const;
export type ReferralPriority = (typeof REFERRAL_PRIORITIES)[number];

/** Anything else is refused. */
export const REFERRAL_MOVES: Readonly<Record<ReferralStatus, readonly ReferralStatus[]>> = {
  pending: ['accepted', 'rejected', 'referred_again'],
  accepted: ['seen', 'referred_again'],
  seen: ['completed', 'referred_again'],
  completed: [],
  rejected: ['referred_again'],
  referred_again: [],
};

/** The way of a referral that goes well. */
export const REFERRAL_STEPS = ['pending', 'accepted', 'seen', 'completed'] as const;

/** How the reader is connected with a referral. */
export const REFERRAL_RELATIONS = ['patient', 'sender', 'recipient', 'care', 'clinic'] as const;
export type ReferralRelation = (typeof REFERRAL_RELATIONS)[number];

const FORWARD: readonly ReferralStatus[] = ['accepted', 'seen', 'completed'];

/** Only the recipient moves it forward; either side turns it down while it waits, or refers again. */
export function mayMove(
  relation: ReferralRelation,
  { status, endedAt }: { status: ReferralStatus; endedAt: string | null },
  to: ReferralStatus,
): boolean {
  if (endedAt || !REFERRAL_MOVES[status].includes(to)) return false;
  return relation === 'recipient' || (relation === 'sender' && !FORWARD.includes(to));
}

/** Hours that a referral may wait for an answer before it counts as overdue. */
export const ANSWER_HOURS: Readonly<Record<ReferralPriority, number>> = {
  emergency: 4,
  urgent: 48,
  routine: 14 * 24,
};

export const FACILITY_KINDS = ['provider', 'clinic', 'hospital', 'outside'] as const;

/** What of a record can go with a referral. */
export const ATTACHMENT_KINDS = ['lab', 'image', 'note', 'prescription'] as const;
export const MOST_ATTACHMENTS = 20;

export const REFERRAL_LENGTHS = {
  reason: 2000,
  symptoms: 2000,
  diagnosis: 500,
  facility: 200,
  answer: 500,
  title: 200,
} as const;

/** How long a shared letter can be opened, in hours. */
export const LETTER_HOURS = { '1h': 1, '24h': 24, '7d': 7 * 24 } as const;
export const LETTER_SPANS = ['1h', '24h', '7d'] as const;
/** Links to one letter that are open at the same time. */
export const MOST_LETTER_LINKS = 10;
