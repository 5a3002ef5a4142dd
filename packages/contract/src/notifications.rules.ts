export const NOTIFICATION_CHANNELS = ['email', 'sms', 'push'] as const;

export const NOTIFICATION_KINDS = [
  'booking_new',
  'booking_confirmed',
  'booking_moved',
  'booking_cancelled',
  'booking_expired',
  'booking_unassigned',
  'booking_completed',
  'reminder_day',
  'reminder_hour',
  'call_back_asked',
  'payment_received',
  'payment_failed',
  'payment_refunded',
  'message_new',
  'review_new',
  'maternity_alert',
  'maternity_proposal',
  'referral_new',
  'referral_received',
  'referral_moved',
  'lab_ready',
  'lab_result_in',
  'lab_critical',
  'note_signed',
  'licence_verified',
  'licence_rejected',
  'licence_expired',
  'stock_low',
  'announcement',
  'shifts_published',
  'shift_removed',
  'visit_unassigned',
  'visit_taken_back',
  'answer_new',
  'answer_accepted',
  'care_request_new',
  'care_request_accepted',
  'care_request_expired',
  'credential_verified',
  'credential_rejected',
  'credential_expiring',
  'credential_expired',
  'gift_used',
  'gift_due',
  'fund_request_new',
  'fund_paid',
  'fund_declined',
  'recall_due',
  'record_shared',
  'record_emergency',
  'health_link_opened',
  'sponsorship_new',
  'sponsorship_accepted',
  'sponsorship_declined',
  'sponsorship_ended',
  'sponsorship_renewal',
  'sponsor_paid',
  'sponsored_paid',
  'sponsored_completed',
  'sponsor_budget',
  'sponsored_bill',
  'clinic_link_asked',
  'clinic_link_accepted',
  'dependent_of_age',
  'hand_over_done',
  'hand_over_declined',
  'hand_over_received',
] as const;
type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The address that a notification opens, in the app and in mail. */
export function notificationPath(kind: NotificationKind, subjectId: string | null): string {
  if (kind.startsWith('licence_')) return '/app';
  if (kind === 'stock_low') return '/app/inventory?low=1';
  if (kind === 'announcement') return '/app/team';
  if (kind === 'shifts_published' || kind === 'shift_removed') return '/app/my-shifts';
  if (kind === 'visit_taken_back') return '/app/agenda';
  if (!subjectId) return '/app/notifications';
  if (kind.startsWith('answer_')) return `/app/qna/${subjectId}`;
  if (kind.startsWith('credential_')) return '/app/credentials';
  if (kind === 'care_request_new') return '/app/care-requests';
  if (kind === 'care_request_expired') return '/app/ask-for-care';
  if (kind === 'gift_used') return '/app/gifts';
  if (kind === 'gift_due') return '/app/gifts';
  if (kind === 'fund_request_new') return '/app/fund-requests';
  if (kind === 'fund_paid' || kind === 'fund_declined') return '/app/fund/ask';
  if (kind === 'recall_due') return `/app/book/${subjectId}`;
  if (kind === 'record_shared') return '/app/patients';
  if (kind === 'clinic_link_asked') return '/app/my-clinics';
  if (kind === 'clinic_link_accepted') return `/app/clinic-patients/${subjectId}`;
  if (kind === 'dependent_of_age' || kind === 'hand_over_declined') return '/app/hand-overs';
  if (kind === 'hand_over_done') return '/app';
  if (kind === 'hand_over_received') return '/app/record';
  if (kind === 'record_emergency') return '/app/record/access';
  if (kind === 'sponsorship_new' || kind === 'sponsor_paid' || kind === 'sponsor_budget')
    return '/app/sponsors';
  if (kind === 'sponsorship_ended') return '/app';
  if (kind.startsWith('sponsor')) return `/app/people/${subjectId}`;
  if (kind.startsWith('referral_')) return `/app/referrals/${subjectId}`;
  if (kind === 'health_link_opened') return '/app/record/share';
  if (kind === 'maternity_proposal') return '/app/maternity';
  if (kind === 'note_signed') return `/app/visit-notes/${subjectId}`;
  if (kind === 'maternity_alert') return `/app/patients/${subjectId}`;
  if (kind === 'lab_ready') return `/app/labs/${subjectId}`;
  if (kind.startsWith('lab_')) return `/app/lab-worklist/${subjectId}`;
  return kind === 'message_new' ? `/app/messages/${subjectId}` : `/app/visits/${subjectId}`;
}
