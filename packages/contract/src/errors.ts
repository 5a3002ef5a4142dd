/**
 * Every error the API can answer: status and English message. The web shows its own text, by code.
 * Messages that the specification gives are exact.
 */
export const ERRORS = {
  invalid_request: [400, 'The request is not valid.'],
  malformed_json: [400, 'The body is not valid JSON.'],
  email_invalid: [400, 'The email address is not valid.'],
  name_too_long: [400, 'The name is too long.'],
  password_too_short: [400, 'Password must be at least 6 characters long.'],
  password_too_long: [400, 'Password must be at most 72 bytes long.'],
  new_password_too_short: [400, 'New password must be at least 6 characters long.'],
  password_below_policy: [400, 'Password must be at least 8 characters long.'],
  password_too_common: [400, 'This password is too common. Please choose another one.'],
  current_password_wrong: [400, 'Your current password is not right.'],
  link_invalid: [400, 'This link is invalid or has expired.'],
  registration_fields_missing: [400, 'Missing required fields for registration.'],
  credentials_missing: [400, 'Email and password are required.'],
  human_check_failed: [400, 'The human check failed. Please tick the box again.'],
  two_step_code_wrong: [400, 'Invalid verification code. Please try again.'],
  passkey_not_added: [400, 'This passkey could not be added. Please try again.'],
  profile_incomplete: [400, 'Some required information is missing.'],
  phone_invalid: [400, 'The phone number is not valid.'],
  birth_date_invalid: [400, 'The date of birth is not valid.'],
  too_young: [400, 'You must be 18 or older.'],
  temperature_invalid: [400, 'Please enter a temperature between 34 and 43 °C, in steps of 0.01.'],
  vitals_missing: [400, 'All vitals fields are required.'],
  vitals_out_of_range: [
    400,
    'Please check the numbers: weight 20 to 350 kg, systolic 50 to 260, diastolic 30 to 180 and lower than systolic.',
  ],
  reading_empty: [400, 'Please enter at least one value.'],
  reading_out_of_range: [
    400,
    'Please check the numbers: blood pressure 40 to 300 over 20 to 200, heart rate 20 to 300, temperature 25 to 45 °C, oxygen 40 to 100 %, weight 0.5 to 350 kg, glucose 10 to 1000 mg/dL.',
  ],
  activity_invalid: [400, 'Please check the numbers: 1 to 1440 minutes, up to 10,000 kcal, up to 24 hours.'],
  severity_invalid: [400, 'Please choose a severity from 1 to 10.'],
  goals_invalid: [400, 'Please check the goals: 10 to 10,000 kcal, 1 to 1440 minutes, 1 to 24 hours.'],
  heart_numbers_invalid: [
    400,
    'Please check the numbers: height 50 to 250 cm, cholesterol 50 to 500 mg/dL, HDL 10 to 150 and lower than it.',
  ],
  hours_invalid: [400, 'The hours overlap or end before they begin.'],
  symptoms_missing: [400, 'Please describe your symptoms.'],
  amount_invalid: [400, 'Please enter a valid amount.'],
  amount_mismatch: [400, 'The amount is not the price of this visit.'],
  moncash_phone_invalid: [400, 'Please enter a valid 8-digit MonCash phone number.'],
  webhook_invalid: [400, 'The signature is not valid.'],
  not_signed_in: [401, 'You are not signed in.'],
  wrong_password: [401, 'Invalid credentials.'],
  no_password_login: [401, 'This account is not configured for password login. Please contact support.'],
  second_step_wrong: [401, 'Invalid verification code. Please try again.'],
  second_step_expired: [401, 'Please sign in again.'],
  passkey_refused: [401, 'This passkey could not be used. Please sign in another way.'],
  passcode_wrong: [401, 'This passcode is not right.'],
  payment_declined: [402, 'Payment failed or was cancelled.'],
  forbidden: [403, 'You are not allowed to do this.'],
  email_not_verified: [403, 'Please verify your email address first.'],
  account_closing: [403, 'This account is about to be deleted. You can still keep it.'],
  human_check_required: [403, 'Please tick the box that says you are not a robot.'],
  two_step_code_required: [403, 'Please enter the code from your app as well.'],
  two_step_not_removable: [403, 'Two-step verification stays on. Sign in with a code to turn it off.'],
  step_up_required: [403, 'Please confirm it is you to continue.'],
  foreign_origin: [403, 'This request came from another site.'],
  not_found: [404, 'Not found.'],
  recipient_unknown: [404, 'Sender or recipient user does not exist.'],
  user_not_found: [404, 'User not found.'],
  conflict: [409, 'This conflicts with what is already there.'],
  slot_taken: [409, 'This time was just taken. Please choose another one.'],
  patient_busy: [409, 'There is already a visit at this time.'],
  no_free_slot: [409, 'There is no free time left with this provider.'],
  provider_away: [409, 'The provider sees nobody at this time. Please choose another one.'],
  home_visit_unverified: [
    409,
    'This provider’s license is not verified yet, so home visits cannot be booked. Please choose another kind of visit.',
  ],
  home_too_far: [409, 'This address is farther away than this provider travels.'],
  licence_changed: [409, 'The details have changed since you opened them. Please review them again.'],
  licence_expired: [409, 'This license has expired, so it cannot be verified.'],
  too_many_bookings: [409, 'You have too many appointments to come. Please cancel one first.'],
  move_not_allowed: [409, 'This can no longer be done.'],
  too_early: [409, 'It is too early for this.'],
  visit_to_come: [409, 'There is still a visit to come. Please cancel it first.'],
  visit_not_completed: [409, 'You can review a visit once it has taken place.'],
  already_reviewed: [409, 'You have already reviewed this visit.'],
  email_taken: [409, 'An account with this email already exists.'],
  clinic_has_people: [409, 'Your clinic still has other people. Please pass it on or remove them first.'],
  too_many_links: [409, 'You have 5 links that are still open. Please revoke one first.'],
  too_many_dependents: [409, 'You can act for 20 people at most.'],
  pregnancy_active: [409, 'There is already an active maternity profile.'],
  not_payable: [409, 'This visit cannot be paid for now.'],
  payment_in_progress: [409, 'A payment is being confirmed. Please wait a moment.'],
  payment_not_approved: [409, 'Payment failed or was cancelled.'],
  payment_void: [409, 'This order is no longer valid. Please start the payment again.'],
  refund_too_large: [409, 'More cannot be returned than was paid.'],
  refund_by_hand: [409, 'MonCash payments are returned by hand.'],
  format_unsupported: [406, 'This format is not available. Please ask for JSON.'],
  body_too_large: [413, 'The request is too large.'],
  image_too_large: [413, 'The picture has too many pixels.'],
  storage_full: [413, 'There is no room left for more files.'],
  unsupported_media_type: [415, 'Only JSON is accepted here.'],
  file_type_refused: [415, 'This kind of file is not accepted.'],
  range_invalid: [416, 'The file does not have this part.'],
  female_only: [422, 'This is for profiles whose gender is Female.'],
  time_passed: [422, 'This time has passed.'],
  idempotency_key_reused: [422, 'This key was used for another request.'],
  moncash_unsupported: [
    422,
    'MonCash payments are not yet supported for this transaction type. Please select another method.',
  ],
  too_many_requests: [429, 'Too many attempts. Please wait and try again.'],
  analysis_failed: [500, 'Failed to analyze symptoms.'],
  registration_failed: [500, 'An unexpected error occurred during registration.'],
  unexpected: [500, 'An error occurred'],
  payment_unreachable: [502, 'The payment service cannot be reached. Please try again.'],
  moncash_initiate_failed: [502, 'Failed to initiate payment.'],
  payment_check_failed: [502, 'Failed to check payment status.'],
  assistant_unavailable: [503, 'The AI assistant is currently unavailable.'],
  unavailable: [503, 'The service is not available right now. Please try again shortly.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error reply. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  /** Which fields were wrong and how, for a form to show beside them. */
  fields?: { path: string; code: ErrorCode }[];
  /** Free times that `slot_taken` offers instead. */
  slots?: string[];
  /** The day of erasure, for `account_closing`. */
  date?: string;
  /** For `passcode_wrong`. */
  remainingAttempts?: number;
}
