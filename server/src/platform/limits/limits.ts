/** So many tries in so long. All limits of the product stand in this file. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

// Many people share one address in Haiti: an address gets room, an account under attack does not.
export const REGISTRATIONS_PER_ADDRESS: Limit = { name: 'register', max: 300, seconds: 3600 };
export const SIGN_INS_PER_ADDRESS: Limit = { name: 'sign-in', max: 600, seconds: 900 };
export const UNKNOWN_SIGN_INS: Limit = { name: 'sign-in-unknown', max: 20, seconds: 3600 };
export const HUMAN_CHECKS_PER_ADDRESS: Limit = { name: 'human-check', max: 600, seconds: 3600 };
// Without the box ticked, a browser or a program gets less room.
export const UNCHECKED_REGISTRATIONS: Limit = { name: 'register-unchecked', max: 100, seconds: 3600 };
export const UNCHECKED_SIGN_INS: Limit = { name: 'sign-in-unchecked', max: 300, seconds: 900 };
export const LINKS_PER_ADDRESS: Limit = { name: 'mailed-link', max: 100, seconds: 3600 };
export const VERIFICATIONS_PER_EMAIL: Limit = { name: 'verification-mail', max: 3, seconds: 3600 };
export const EMAIL_CHANGES: Limit = { name: 'email-change', max: 5, seconds: 3600 };
export const PASSWORD_CHANGES: Limit = { name: 'password-change', max: 5, seconds: 3600 };
export const RESET_MAILS_PER_EMAIL: Limit = { name: 'reset-mail', max: 3, seconds: 3600 };
export const RESETS_PER_ADDRESS: Limit = { name: 'password-reset', max: 100, seconds: 3600 };
// A session left open is not the person: who holds it guesses the password a few times only.
export const OWN_PASSWORD_TRIES: Limit = { name: 'own-password', max: 5, seconds: 900 };
// A copy cut off by a bad line may be fetched again the same day.
export const DATA_COPIES: Limit = { name: 'data-copy', max: 5, seconds: 86_400 };
// By account, whoever tries: who has got this far knows the password.
export const SECOND_STEP_TRIES: Limit = { name: 'second-step', max: 5, seconds: 900 };
export const PASSKEY_SIGN_INS_PER_ADDRESS: Limit = { name: 'passkey-sign-in', max: 300, seconds: 900 };
// Each picture is painted anew, which is work.
export const UPLOADS_PER_ADDRESS: Limit = { name: 'upload', max: 600, seconds: 3600 };
// A prompt rings a phone, and not always one's own.
export const MONCASH_PER_PERSON: Limit = { name: 'moncash', max: 5, seconds: 600 };
export const MONCASH_PER_PHONE: Limit = { name: 'moncash-phone', max: 3, seconds: 3600 };
export const MONCASH_CHECKS: Limit = { name: 'moncash-check', max: 40, seconds: 60 };
export const PAYMENT_NEWS_PER_ADDRESS: Limit = { name: 'payment-news', max: 600, seconds: 60 };
export const MESSAGES_PER_PERSON: Limit = { name: 'message', max: 30, seconds: 60 };
export const TYPING_PER_PERSON: Limit = { name: 'typing', max: 60, seconds: 60 };
// Per person and call. Once a hosted model has answered so often, the built-in engine answers alone.
export const ENGINE_ANSWERS: Limit = { name: 'engine-answer', max: 300, seconds: 3600 };
export const MODEL_ANSWERS: Limit = { name: 'model-answer', max: 20, seconds: 3600 };
// Looking through texts is work: enough for somebody who types, not for a program that never stops.
export const SEARCHES_PER_PERSON: Limit = { name: 'search', max: 120, seconds: 60 };
export const SEARCHES_PER_ADDRESS: Limit = { name: 'search-address', max: 1200, seconds: 60 };
