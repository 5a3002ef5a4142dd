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
