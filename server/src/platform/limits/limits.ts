/** A number of attempts within a time. All limits of the product are in this file. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

/**
 * The clocks of instances differ by less. A time that is further ahead was written before the clock was set back, and
 * counts no more: it would keep somebody out until then.
 */
export const CLOCKS_DIFFER_SECONDS = 60;

// Many people in Haiti share one network address, so an address gets a high limit and an attacked
// account a low one.
export const REGISTRATIONS_PER_ADDRESS: Limit = { name: 'register', max: 300, seconds: 3600 };
export const SIGN_INS_PER_ADDRESS: Limit = { name: 'sign-in', max: 600, seconds: 900 };
export const UNKNOWN_SIGN_INS: Limit = { name: 'sign-in-unknown', max: 20, seconds: 3600 };
// By account, from all addresses together. Beyond it the human check is asked for; nobody is locked out.
export const FAILED_SIGN_INS_PER_ACCOUNT: Limit = { name: 'sign-in-account', max: 30, seconds: 86_400 };
export const HUMAN_CHECKS_PER_ADDRESS: Limit = { name: 'human-check', max: 600, seconds: 3600 };
// Without the confirmed human check, a browser or a program gets a lower limit.
export const UNCHECKED_REGISTRATIONS: Limit = { name: 'register-unchecked', max: 100, seconds: 3600 };
export const UNCHECKED_SIGN_INS: Limit = { name: 'sign-in-unchecked', max: 300, seconds: 900 };
export const LINKS_PER_ADDRESS: Limit = { name: 'mailed-link', max: 100, seconds: 3600 };
export const VERIFICATIONS_PER_EMAIL: Limit = { name: 'verification-mail', max: 3, seconds: 3600 };
export const EMAIL_CHANGES: Limit = { name: 'email-change', max: 5, seconds: 3600 };
export const PASSWORD_CHANGES: Limit = { name: 'password-change', max: 5, seconds: 3600 };
export const RESET_MAILS_PER_EMAIL: Limit = { name: 'reset-mail', max: 3, seconds: 3600 };
export const RESETS_PER_ADDRESS: Limit = { name: 'password-reset', max: 100, seconds: 3600 };
// Another person may be using an open session, so only a few guesses of the password are allowed.
export const OWN_PASSWORD_TRIES: Limit = { name: 'own-password', max: 5, seconds: 900 };
// A copy that was cut off by a bad connection may be fetched again the same day.
export const DATA_COPIES: Limit = { name: 'data-copy', max: 5, seconds: 86_400 };
// By account, from any address: a caller who reaches this step already knows the password.
export const SECOND_STEP_TRIES: Limit = { name: 'second-step', max: 5, seconds: 900 };
export const PASSKEY_SIGN_INS_PER_ADDRESS: Limit = { name: 'passkey-sign-in', max: 300, seconds: 900 };
// Each picture is drawn anew, which costs processor time.
export const UPLOADS_PER_ADDRESS: Limit = { name: 'upload', max: 600, seconds: 3600 };
// A payment prompt rings a phone, which may be another person's.
export const MONCASH_PER_PERSON: Limit = { name: 'moncash', max: 5, seconds: 600 };
export const MONCASH_PER_PHONE: Limit = { name: 'moncash-phone', max: 3, seconds: 3600 };
export const MONCASH_CHECKS: Limit = { name: 'moncash-check', max: 40, seconds: 60 };
export const FUND_LEDGER_PER_ADDRESS: Limit = { name: 'fund-ledger', max: 120, seconds: 60 };
export const GIFTS_PER_PERSON: Limit = { name: 'gift', max: 30, seconds: 3600 };
export const PAYMENT_WEBHOOKS_PER_ADDRESS: Limit = { name: 'payment-news', max: 600, seconds: 60 };
// Each one notifies a pharmacy.
export const PHARMACY_ORDERS_PER_PERSON: Limit = { name: 'pharmacy-order', max: 100, seconds: 86_400 };
// Whoever gives the rate counts our questions too.
export const RATE_READINGS: Limit = { name: 'rate-reading', max: 10, seconds: 3600 };
export const MESSAGES_PER_PERSON: Limit = { name: 'message', max: 30, seconds: 60 };
// A connection that is made anew takes a dozen of each.
export const CALL_SIGNALS_PER_PERSON: Limit = { name: 'call-signal', max: 240, seconds: 60 };
export const CALL_SYNCS_PER_PERSON: Limit = { name: 'call-sync', max: 480, seconds: 60 };
export const CALL_JOINS_PER_PERSON: Limit = { name: 'call-join', max: 60, seconds: 600 };
export const TYPING_PER_PERSON: Limit = { name: 'typing', max: 60, seconds: 60 };
// Per person and call. After so many answers of a hosted model, only the built-in engine answers.
export const ENGINE_ANSWERS: Limit = { name: 'engine-answer', max: 300, seconds: 3600 };
export const MODEL_ANSWERS: Limit = { name: 'model-answer', max: 20, seconds: 3600 };
// A provider orders for many people; nobody needs more in a day.
export const LAB_REQUESTS_PER_PERSON: Limit = { name: 'lab-request', max: 200, seconds: 86_400 };
// Looking through texts is work: enough for somebody who types, not for a program that never stops.
export const SEARCHES_PER_PERSON: Limit = { name: 'search', max: 120, seconds: 60 };
export const SEARCHES_PER_ADDRESS: Limit = { name: 'search-address', max: 1200, seconds: 60 };
export const QUESTIONS_PER_PERSON: Limit = { name: 'question', max: 20, seconds: 86_400 };
export const ANSWERS_PER_PERSON: Limit = { name: 'answer', max: 100, seconds: 86_400 };
// Calendar programs read every few minutes, many of them behind one address.
export const CALENDAR_READS_PER_ADDRESS: Limit = { name: 'calendar', max: 1200, seconds: 3600 };
// Each change makes us ask another server.
export const BUSY_CALENDAR_CHANGES: Limit = { name: 'busy-calendar', max: 20, seconds: 3600 };
// Emergencies are rare; each one is told to the patient.
export const BREAK_GLASS_PER_PROVIDER: Limit = { name: 'break-glass', max: 3, seconds: 86_400 };
// A document is drawn anew each time.
export const SUMMARIES_PER_PERSON: Limit = { name: 'record-summary', max: 30, seconds: 3600 };
// A link to a letter cannot be guessed; this only bounds the drawing of letters.
export const LETTERS_PER_ADDRESS: Limit = { name: 'referral-letter', max: 120, seconds: 3600 };
// Each read puts a whole record together.
export const FHIR_READS: Limit = { name: 'fhir', max: 120, seconds: 60 };
// Everybody behind one address who opens links that others sent them.
export const LINK_OPENS_PER_ADDRESS: Limit = { name: 'link-open', max: 120, seconds: 60 };
// Guests of visits behind one address; each asks every few seconds.
export const GUEST_CALLS_PER_ADDRESS: Limit = { name: 'call-guest', max: 1200, seconds: 60 };
// Each open is told to the patient.
export const OPENS_PER_LINK: Limit = { name: 'link-opens', max: 20, seconds: 60 };
// Whoever presses the clock a hundred times a day does something else.
export const CLOCK_CLAIMS: Limit = { name: 'clock-claim', max: 100, seconds: 86_400 };
// An invitation is mail to an address that somebody typed.
export const STAFF_INVITATIONS: Limit = { name: 'staff-invitation', max: 50, seconds: 86_400 };
export const NEW_LINKS_PER_PERSON: Limit = { name: 'link-new', max: 30, seconds: 3600 };
// Each check reads the whole trail.
export const AUDIT_CHECKS_PER_ADDRESS: Limit = { name: 'audit-check', max: 30, seconds: 3600 };
// Each deletes everything, of all people together.
export const DATABASE_RESETS: Limit = { name: 'database-reset', max: 1, seconds: 86_400 };
// Support is for those who cannot sign in too, many of them behind one address.
export const SUPPORT_PER_ADDRESS: Limit = { name: 'support', max: 30, seconds: 3600 };
export const SUPPORT_PER_EMAIL: Limit = { name: 'support-email', max: 5, seconds: 86_400 };
// Each reads a file of up to 5 MB.
export const RECORD_IMPORTS: Limit = { name: 'record-import', max: 60, seconds: 3600 };
export const LAB_IMPORTS: Limit = { name: 'lab-import', max: 120, seconds: 3600 };
// Each one writes to somebody who did not ask for it.
export const SPONSORSHIPS_PER_PERSON: Limit = { name: 'sponsorship', max: 10, seconds: 86_400 };
export const REPRESENTATIVES_PER_PERSON: Limit = { name: 'representative', max: 10, seconds: 86_400 };
export const HAND_OVERS_PER_PERSON: Limit = { name: 'hand-over', max: 10, seconds: 86_400 };
// Each one may be told to somebody, and none tells whether there is such a person.
export const CLINIC_PATIENTS_PER_PERSON: Limit = { name: 'clinic-patient', max: 500, seconds: 86_400 };
// A file may hold ten thousand people, each of whom may be told.
export const PATIENT_IMPORTS: Limit = { name: 'patient-import', max: 10, seconds: 86_400 };
// A code has 50 bits; a worker types the few of the people they meet.
export const CARD_OPENS_PER_WORKER: Limit = { name: 'card-open', max: 30, seconds: 3600 };
export const PATIENT_PREVIEWS: Limit = { name: 'patient-preview', max: 120, seconds: 3600 };
// Programs of others, many people of whom may be behind one address.
export const APP_ASKS_PER_ADDRESS: Limit = { name: 'app-ask', max: 300, seconds: 3600 };
export const APP_TOKENS_PER_ADDRESS: Limit = { name: 'app-token', max: 1200, seconds: 3600 };
// Each code is a text message that we pay for, to a number that may be another person's.
export const TEXT_CODES_PER_PERSON: Limit = { name: 'text-code', max: 5, seconds: 3600 };
export const TEXT_CODES_PER_NUMBER: Limit = { name: 'text-code-number', max: 3, seconds: 3600 };
export const TEXT_CODES_PER_ADDRESS: Limit = { name: 'text-code-address', max: 60, seconds: 3600 };
// The same for who has no session yet. A /24 or /64 is one network; a number's limit by day bounds all guesses at it.
export const PHONE_CODES_PER_ADDRESS: Limit = { name: 'phone-code-address', max: 100, seconds: 3600 };
export const PHONE_CODES_PER_NETWORK: Limit = { name: 'phone-code-network', max: 200, seconds: 3600 };
export const PHONE_CODES_UNCHECKED: Limit = { name: 'phone-code-unchecked', max: 20, seconds: 3600 };
export const PHONE_CODES_PER_NUMBER: Limit = { name: 'phone-code-number', max: 4, seconds: 3600 };
export const PHONE_CODES_PER_NUMBER_DAY: Limit = { name: 'phone-code-number-day', max: 12, seconds: 86_400 };
// Texts to countries where few of our people live are dear, and some numbers there earn by them.
export const PHONE_CODES_PER_COUNTRY: Limit = { name: 'phone-code-country', max: 120, seconds: 3600 };
export const PHONE_SIGN_INS_PER_ADDRESS: Limit = { name: 'phone-sign-in', max: 600, seconds: 900 };
// Each answer may be answered.
export const TEXT_ANSWERS_PER_NUMBER: Limit = { name: 'text-answer', max: 20, seconds: 3600 };
export const TEXT_ANSWERS_PER_ADDRESS: Limit = { name: 'text-answers', max: 1200, seconds: 60 };
export const APPS_ALLOWED_PER_PERSON: Limit = { name: 'app-allow', max: 30, seconds: 3600 };
// Each one is read by an administrator.
export const REPORTS_PER_PERSON: Limit = { name: 'qna-report', max: 30, seconds: 86_400 };
