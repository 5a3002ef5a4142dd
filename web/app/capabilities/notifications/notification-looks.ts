import type { Notification } from '@lakou/contract/notifications';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileText from 'lucide-react/icons/file-text';
import FlaskConical from 'lucide-react/icons/flask-conical';
import FolderHeart from 'lucide-react/icons/folder-heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Link2 from 'lucide-react/icons/link-2';
import MessageCircle from 'lucide-react/icons/message-circle';
import Package from 'lucide-react/icons/package';
import Phone from 'lucide-react/icons/phone';
import Pill from 'lucide-react/icons/pill';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Send from 'lucide-react/icons/send';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

interface Look {
  icon: LucideIcon;
  tone: 'sea' | 'night' | 'mango' | 'leaf' | 'hibiscus';
}

export const BOOKING: Look = { icon: CalendarDays, tone: 'sea' };
const PAYMENT: Look = { icon: ReceiptText, tone: 'mango' };
const REFERRAL: Look = { icon: Send, tone: 'sea' };
const GIFT: Look = { icon: HeartHandshake, tone: 'leaf' };
const LICENCE: Look = { icon: BadgeCheck, tone: 'leaf' };
const SUPPORT: Look = { icon: HeartHandshake, tone: 'night' };
const RECORDS: Look = { icon: FolderHeart, tone: 'sea' };
/** The icon and the colour of each kind of notification. */
export const LOOKS: Record<Notification['kind'], Look> = {
  booking_new: BOOKING,
  booking_offered: BOOKING,
  booking_confirmed: BOOKING,
  booking_moved: BOOKING,
  booking_cancelled: BOOKING,
  booking_expired: BOOKING,
  booking_unassigned: BOOKING,
  booking_completed: BOOKING,
  reminder_day: BOOKING,
  reminder_hour: BOOKING,
  call_back_asked: { icon: Phone, tone: 'mango' },
  payment_received: PAYMENT,
  cash_received: PAYMENT,
  package_bought: PAYMENT,
  package_ended: PAYMENT,
  package_closed: PAYMENT,
  package_expired: PAYMENT,
  payment_failed: PAYMENT,
  payment_refunded: PAYMENT,
  invoice_issued: PAYMENT,
  invoice_paid: PAYMENT,
  invoice_sponsored: PAYMENT,
  payout_paid: PAYMENT,
  payout_failed: PAYMENT,
  clinic_payout_paid: PAYMENT,
  clinic_payout_failed: PAYMENT,
  message_new: { icon: MessageCircle, tone: 'night' },
  review_new: { icon: Star, tone: 'leaf' },
  lab_ready: { icon: FlaskConical, tone: 'sea' },
  lab_amended: { icon: FlaskConical, tone: 'sea' },
  lab_result_in: { icon: FlaskConical, tone: 'sea' },
  lab_critical: { icon: TriangleAlert, tone: 'hibiscus' },
  note_signed: { icon: FileText, tone: 'sea' },
  maternity_proposal: { icon: MessageCircle, tone: 'sea' },
  referral_new: REFERRAL,
  referral_received: REFERRAL,
  referral_moved: REFERRAL,
  licence_verified: LICENCE,
  licence_rejected: LICENCE,
  licence_expired: LICENCE,
  answer_new: { icon: MessageCircle, tone: 'sea' },
  answer_accepted: { icon: BadgeCheck, tone: 'leaf' },
  stock_expiring: { icon: Package, tone: 'mango' },
  answer_followed: { icon: MessageCircle, tone: 'sea' },
  support_view: { icon: Eye, tone: 'night' },
  post_hidden: { icon: EyeOff, tone: 'mango' },
  post_shown: { icon: Eye, tone: 'leaf' },
  stock_low: { icon: Package, tone: 'mango' },
  pharmacy_order_new: { icon: Package, tone: 'sea' },
  pharmacy_order_taken_back: { icon: Package, tone: 'mango' },
  pharmacy_order_ready: { icon: Package, tone: 'leaf' },
  pharmacy_order_handed_over: { icon: Package, tone: 'leaf' },
  pharmacy_order_refused: { icon: Package, tone: 'mango' },
  announcement: { icon: MessageCircle, tone: 'sea' },
  team_mention: { icon: MessageCircle, tone: 'sea' },
  shifts_published: BOOKING,
  shift_removed: BOOKING,
  swap_asked: BOOKING,
  swap_waiting: BOOKING,
  swap_declined: BOOKING,
  swap_approved: BOOKING,
  swap_refused: BOOKING,
  swap_withdrawn: BOOKING,
  clock_claim_waiting: { icon: Clock, tone: 'mango' },
  clock_claim_accepted: { icon: Clock, tone: 'leaf' },
  clock_claim_refused: { icon: Clock, tone: 'hibiscus' },
  visit_unassigned: BOOKING,
  visit_taken_back: BOOKING,
  care_request_new: BOOKING,
  care_request_accepted: BOOKING,
  care_request_expired: BOOKING,
  credential_verified: LICENCE,
  credential_rejected: LICENCE,
  credential_expiring: LICENCE,
  credential_expired: LICENCE,
  gift_used: GIFT,
  gift_due: GIFT,
  gift_declined: GIFT,
  fund_request_new: GIFT,
  fund_paid: GIFT,
  fund_declined: GIFT,
  recall_due: BOOKING,
  earlier_time_free: BOOKING,
  medicine_due: { icon: Pill, tone: 'sea' },
  medicine_due_named: { icon: Pill, tone: 'sea' },
  questionnaire_asked: { icon: FileText, tone: 'sea' },
  questionnaire_answered: { icon: FileText, tone: 'leaf' },
  questionnaire_danger: { icon: TriangleAlert, tone: 'hibiscus' },
  review_answered: { icon: Star, tone: 'leaf' },
  review_hidden: { icon: EyeOff, tone: 'mango' },
  review_shown: { icon: Star, tone: 'leaf' },
  health_link_opened: { icon: Link2, tone: 'night' },
  maternity_alert: { icon: TriangleAlert, tone: 'hibiscus' },
  home_visit_danger: { icon: TriangleAlert, tone: 'hibiscus' },
  home_visit_sight_asked: { icon: Eye, tone: 'sea' },
  home_visit_sight_approved: { icon: Eye, tone: 'leaf' },
  home_visit_sight_refused: { icon: EyeOff, tone: 'mango' },
  record_shared: { icon: FolderHeart, tone: 'sea' },
  clinic_link_asked: { icon: Building2, tone: 'sea' },
  clinic_link_accepted: { icon: Building2, tone: 'leaf' },
  clinic_verified: LICENCE,
  clinic_rejected: LICENCE,
  clinic_handover_asked: { icon: Building2, tone: 'sea' },
  clinic_handover_accepted: { icon: Building2, tone: 'leaf' },
  dependent_of_age: RECORDS,
  hand_over_done: RECORDS,
  hand_over_declined: RECORDS,
  hand_over_received: RECORDS,
  representative_accepted: RECORDS,
  representative_ended: RECORDS,
  representative_booked: BOOKING,
  representative_paid: PAYMENT,
  representative_wrote: { icon: MessageCircle, tone: 'night' },
  death_reported: RECORDS,
  death_confirmed: RECORDS,
  death_refused: RECORDS,
  death_undone: RECORDS,
  record_emergency: { icon: TriangleAlert, tone: 'hibiscus' },
  sponsorship_new: SUPPORT,
  sponsorship_accepted: SUPPORT,
  sponsorship_declined: SUPPORT,
  sponsorship_ended: SUPPORT,
  sponsorship_renewal: SUPPORT,
  sponsor_paid: PAYMENT,
  sponsored_paid: PAYMENT,
  sponsored_completed: BOOKING,
  sponsor_budget: SUPPORT,
  sponsored_bill: PAYMENT,
  sponsored_declined: PAYMENT,
  differences_found: PAYMENT,
  rate_waiting: PAYMENT,
};
