/** Parts of a note that are plain text, in the order they are written and read. */
export const NOTE_TEXTS = ['reason', 'history', 'findings', 'plan'] as const;

export const NOTE_STATUSES = ['draft', 'signed'] as const;

export const LONGEST_REASON = 500;
export const LONGEST_NOTE_TEXT = 8000;
export const LONGEST_ASSESSMENT = 300;
export const MOST_ASSESSMENTS = 20;
export const LONGEST_ADDENDUM = 4000;
export const LONGEST_TEMPLATE_NAME = 80;
export const MOST_TEMPLATES = 50;
export const MOST_RECORDINGS = 10;
export const LONGEST_RECORDING_SECONDS = 600;

/** A code of ICD-10-CM by its shape: a letter, a digit, a third sign, and up to four behind a point. */
export const ICD10_SHAPE = /^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$/;

/** As it is written in the tables: upper case, without spaces, with the point. */
export function tidyCode(text: string): string {
  const bare = text.replaceAll(/[\s.]/g, '').toUpperCase();
  return bare.length > 3 ? `${bare.slice(0, 3)}.${bare.slice(3)}` : bare;
}
