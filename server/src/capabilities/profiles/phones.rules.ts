import { isPlausiblePhone } from '@lakou/contract/profiles.rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

// A number without a country code is Haitian, else American.
const HOME = ['HT', 'US'] as const;

/** The number in international form, `+50937001234`; undefined when it is invalid. */
export function toE164(text: string): string | undefined {
  for (const defaultCountry of HOME) {
    const phone = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
    // The international form has no extension, and without it the number would reach another phone.
    if (phone?.isValid() && !phone.ext) return phone.number;
  }
  return undefined;
}

/**
 * A number as it is stored: in international form where it is known, else as it was typed;
 * undefined when it can be no number.
 */
export const storedPhone = (text: string): string | undefined =>
  toE164(text) ?? (isPlausiblePhone(text) ? text.trim() : undefined);

/** Whether messages can be sent to it: a number that is known, as it is stored. */
export const isKnownPhone = (stored: string): boolean => toE164(stored) === stored;

/** The country of a number in international form, as `HT`. */
export const countryOf = (phone: string): string | undefined => parsePhoneNumberFromString(phone)?.country;
