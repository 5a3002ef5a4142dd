/**
 * Every error the API can answer: status and English message. The web shows its own words, by code.
 * Messages the specification gives are exact.
 */
export const ERRORS = {
  invalid_request: [400, 'The request is not valid.'],
  malformed_json: [400, 'The body is not valid JSON.'],
  email_invalid: [400, 'The email address is not valid.'],
  name_too_long: [400, 'The name is too long.'],
  password_too_short: [400, 'Password must be at least 6 characters long.'],
  password_too_long: [400, 'Password must be at most 72 bytes long.'],
  registration_fields_missing: [400, 'Missing required fields for registration.'],
  credentials_missing: [400, 'Email and password are required.'],
  not_signed_in: [401, 'You are not signed in.'],
  wrong_password: [401, 'Invalid credentials.'],
  no_password_login: [401, 'This account is not configured for password login. Please contact support.'],
  forbidden: [403, 'You are not allowed to do this.'],
  foreign_origin: [403, 'This request came from another site.'],
  not_found: [404, 'Not found.'],
  user_not_found: [404, 'User not found.'],
  conflict: [409, 'This conflicts with what is already there.'],
  email_taken: [409, 'An account with this email already exists.'],
  body_too_large: [413, 'The request is too large.'],
  unsupported_media_type: [415, 'Only JSON is accepted here.'],
  too_many_requests: [429, 'Too many attempts. Please wait and try again.'],
  registration_failed: [500, 'An unexpected error occurred during registration.'],
  unexpected: [500, 'An error occurred'],
  unavailable: [503, 'The service is not available right now. Please try again shortly.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error reply. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  /** Which fields were wrong and how, for a form to show beside them. */
  fields?: { path: string; code: ErrorCode }[];
}
