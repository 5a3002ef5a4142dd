import { expect, test } from 'vitest';
import { ERRORS } from '../../packages/contract/src/errors.ts';
import words from '../../packages/i18n/locales/en/errors.json' with { type: 'json' };

// Codes that the web itself creates: no answer came, or one without a known code
const WEB_ONLY = ['offline', 'unknown', 'not_json'];

test('SITE-10 every error code has words for people, and no words are left of a code that is gone', () => {
  expect(Object.keys(words).sort()).toEqual([...Object.keys(ERRORS), ...WEB_ONLY].sort());
});

test.each([
  ['registration_fields_missing', 'Missing required fields for registration.'],
  ['email_taken', 'An account with this email already exists.'],
  ['registration_failed', 'An unexpected error occurred during registration.'],
  ['credentials_missing', 'Email and password are required.'],
  ['user_not_found', 'User not found.'],
  ['wrong_password', 'Invalid credentials.'],
  ['no_password_login', 'This account is not configured for password login. Please contact support.'],
  ['unknown', 'An error occurred'],
] as const)('ACC-2 ACC-5 API-1 the English words of %s are exact', (code, text) => {
  expect(words[code]).toBe(text);
});
