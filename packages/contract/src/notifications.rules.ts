export const NOTIFICATION_CHANNELS = ['email', 'sms', 'push'] as const;

export const NOTIFICATION_KINDS = [
  'booking_new',
  'booking_offered',
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
  'invoice_issued',
  'invoice_paid',
  'invoice_sponsored',
  'message_new',
  'review_new',
  'maternity_alert',
  'maternity_proposal',
  'referral_new',
  'referral_received',
  'referral_moved',
  'lab_ready',
  'lab_amended',
  'lab_result_in',
  'lab_critical',
  'note_signed',
  'licence_verified',
  'licence_rejected',
  'licence_expired',
  'stock_low',
  'stock_expiring',
  'pharmacy_order_new',
  'pharmacy_order_taken_back',
  'pharmacy_order_ready',
  'pharmacy_order_handed_over',
  'pharmacy_order_refused',
  'announcement',
  'team_mention',
  'shifts_published',
  'shift_removed',
  'swap_asked',
  'swap_waiting',
  'swap_declined',
  'swap_approved',
  'swap_refused',
  'swap_withdrawn',
  'clock_claim_waiting',
  'clock_claim_accepted',
  'clock_claim_refused',
  'visit_unassigned',
  'visit_taken_back',
  'answer_new',
  'answer_accepted',
  'answer_followed',
  'post_hidden',
  'post_shown',
  'care_request_new',
  'care_request_accepted',
  'care_request_expired',
  'credential_verified',
  'credential_rejected',
  'credential_expiring',
  'credential_expired',
  'gift_used',
  'gift_due',
  'gift_declined',
  'fund_request_new',
  'fund_paid',
  'fund_declined',
  'recall_due',
  'earlier_time_free',
  'medicine_due',
  'medicine_due_named',
  'questionnaire_asked',
  'questionnaire_answered',
  'questionnaire_danger',
  'review_answered',
  'review_hidden',
  'cash_received',
  'package_bought',
  'package_ended',
  'package_closed',
  'package_expired',
  'review_shown',
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
  'sponsored_declined',
  'differences_found',
  'rate_waiting',
  'clinic_link_asked',
  'clinic_link_accepted',
  'clinic_verified',
  'clinic_rejected',
  'clinic_handover_asked',
  'clinic_handover_accepted',
  'support_view',
  'payout_paid',
  'payout_failed',
  'clinic_payout_paid',
  'clinic_payout_failed',
  'dependent_of_age',
  'hand_over_done',
  'hand_over_declined',
  'hand_over_received',
  'representative_accepted',
  'representative_ended',
  'representative_booked',
  'representative_paid',
  'representative_wrote',
  'death_reported',
  'death_confirmed',
  'death_refused',
  'death_undone',
  'home_visit_danger',
  'home_visit_sight_asked',
  'home_visit_sight_approved',
  'home_visit_sight_refused',
] as const;
type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Reminders of a dose go to phones: in a mailbox they would be several a day, and late. */
export const isMailed = (kind: NotificationKind): boolean => !kind.startsWith('medicine_due');

/** What happens on a day has no hour; the others tell the hour as well. */
export const isOfDay = (kind: NotificationKind): boolean => kind === 'sponsorship_renewal';

/** The address that a notification opens, in the app and in mail. */
export function notificationPath(kind: NotificationKind, subjectId: string | null): string {
  if (kind.startsWith('licence_')) return '/app';
  if (kind === 'clinic_verified' || kind === 'clinic_rejected') return '/app/clinic-verification';
  if (kind.startsWith('clinic_handover_')) return '/app/clinic-verification';
  if (kind === 'stock_expiring') return '/app/inventory';
  if (kind === 'stock_low') return '/app/inventory?low=1';
  if (kind === 'pharmacy_order_taken_back') return '/app/pharmacy-orders';
  if (kind === 'announcement') return '/app/team';
  if (kind === 'team_mention') return '/app/team?channel=team';
  if (kind === 'clock_claim_waiting') return '/app/staff/time';
  if (kind.startsWith('clock_claim_')) return '/app';
  if (kind === 'swap_waiting') return '/app/schedule';
  if (kind.startsWith('swap_')) return '/app/my-shifts';
  if (kind === 'shifts_published' || kind === 'shift_removed') return '/app/my-shifts';
  if (kind === 'visit_taken_back') return '/app/agenda';
  if (kind === 'differences_found') return '/app/money/differences';
  if (kind === 'rate_waiting') return '/app/system/settings';
  if (kind.startsWith('clinic_payout_')) return '/app/clinic-payouts';
  if (kind.startsWith('payout_')) return '/app/earnings';
  if (kind === 'home_visit_danger' || kind === 'home_visit_sight_asked') return '/app/community';
  if (!subjectId) return '/app/notifications';
  if (kind.startsWith('home_visit_sight_')) return `/app/community/${subjectId}`;
  if (kind.startsWith('answer_') || kind.startsWith('post_')) return `/app/qna/${subjectId}`;
  if (kind === 'pharmacy_order_new') return `/app/pharmacy-orders/${subjectId}`;
  if (kind.startsWith('pharmacy_order_')) return `/app/prescriptions/orders/${subjectId}`;
  if (kind.startsWith('answer_')) return `/app/qna/${subjectId}`;
  if (kind.startsWith('credential_')) return '/app/credentials';
  if (kind === 'care_request_new') return '/app/care-requests';
  if (kind === 'care_request_expired') return '/app/ask-for-care';
  if (kind === 'gift_used') return '/app/gifts';
  if (kind === 'gift_due' || kind === 'gift_declined') return '/app/gifts';
  if (kind === 'fund_request_new') return '/app/fund-requests';
  if (kind === 'fund_paid' || kind === 'fund_declined') return '/app/fund/ask';
  if (kind === 'review_new') return '/app/reviews';
  if (kind.startsWith('review_')) return `/app/providers/${subjectId}`;
  if (kind === 'questionnaire_asked') return `/app/questionnaires/${subjectId}`;
  if (kind.startsWith('questionnaire_')) return `/app/patients/${subjectId}`;
  if (kind.startsWith('medicine_due')) return `/app/my-medicines?of=${subjectId}`;
  if (kind === 'recall_due') return `/app/book/${subjectId}`;
  if (kind === 'earlier_time_free') return `/app/book/${subjectId}?soonest=1`;
  if (kind === 'invoice_paid') return `/app/invoices/${subjectId}`;
  if (kind.startsWith('invoice_')) return `/app/my-invoices/${subjectId}`;
  if (kind === 'package_bought' || kind === 'package_ended') return '/app/sold-packages';
  if (kind.startsWith('package_')) return `/app/packages/${subjectId}`;
  if (kind === 'record_shared') return '/app/patients';
  if (kind === 'clinic_link_asked') return '/app/my-clinics';
  if (kind === 'clinic_link_accepted') return `/app/clinic-patients/${subjectId}`;
  if (kind === 'dependent_of_age' || kind === 'hand_over_declined') return '/app/hand-overs';
  if (kind === 'representative_accepted' || kind === 'representative_ended') return '/app/representatives';
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
  if (kind === 'lab_ready' || kind === 'lab_amended') return `/app/labs/${subjectId}`;
  if (kind.startsWith('lab_')) return `/app/lab-worklist/${subjectId}`;
  if (kind === 'representative_wrote') return `/app/messages/${subjectId}`;
  return kind === 'message_new' ? `/app/messages/${subjectId}` : `/app/visits/${subjectId}`;
}
