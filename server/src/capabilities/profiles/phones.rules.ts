import { parsePhoneNumberFromString } from 'libphonenumber-js';

// Without a country in front, a number is Haitian, else American.
const HOME = ['HT', 'US'] as const;

/** The number as the whole world dials it, `+50937001234`; undefined when nobody could. */
export function toE164(text: string): string | undefined {
  for (const defaultCountry of HOME) {
    const phone = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
    // The world's form has no room for an extension, and a number without it rings elsewhere.
    if (phone?.isValid() && !phone.ext) return phone.number;
  }
  return undefined;
}
