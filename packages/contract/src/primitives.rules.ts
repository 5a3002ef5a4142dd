/** Of a person or a clinic. */
export const LONGEST_NAME = 200;
export const LONGEST_EMAIL = 254;

/** A search for care, guides or medicines. */
export const LONGEST_SEARCH = 200;
/** A search for a person or a conversation. */
export const LONGEST_PERSON_SEARCH = 100;

/** The tag of a language in its usual spelling, `pt-BR`; undefined when it is none of BCP 47. */
export function readLanguageTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.trim())[0];
  } catch {
    return undefined;
  }
}

const LANGUAGE_NAMES = new Map([
  ['english', 'en'],
  ['french', 'fr'],
  ['français', 'fr'],
  ['haitian creole', 'ht'],
  ['creole', 'ht'],
  ['kreyòl ayisyen', 'ht'],
  ['kreyòl', 'ht'],
]);

/** The code of one of our languages that is sent by its name; any other text as it is. */
export const languageCodeOf = (text: string): string =>
  LANGUAGE_NAMES.get(text.trim().toLowerCase()) ?? text.trim().toLowerCase();

/** The items of a text with commas between them, each once. */
export const itemsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

/** The day of a date and time as it is written, `2015-05-10T00:00:00.000Z`; any other text as it is. */
export const dayOf = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/.test(text.trim())
    ? text.trim().slice(0, 10)
    : text;
