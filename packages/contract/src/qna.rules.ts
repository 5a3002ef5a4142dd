export const QUESTION_STATUSES = ['Open', 'Resolved', 'Closed'] as const;
/** The newest first, those that wait longest first, or those with most answers first. */
export const QUESTION_SORTS = ['newest', 'oldest', 'answers'] as const;
export type QuestionSort = (typeof QUESTION_SORTS)[number];
export const LONGEST_TITLE = 200;
export const LONGEST_TEXT = 10_000;
export const MOST_TAGS = 8;
export const LONGEST_TAG = 40;

export const REPORT_REASONS = ['identifies_patient', 'harmful', 'offensive', 'advertising', 'other'] as const;
export const PERSON_REPORT_REASONS = ['threat', 'harassment', 'fraud', 'other'] as const;
export const REPORT_STATES = ['open', 'closed'] as const;
export const LONGEST_REPORT_NOTE = 500;
export const SHORTEST_HIDING_REASON = 3;
export const LONGEST_HIDING_REASON = 500;

export const POINTS = { vote: 1, accepted: 10 } as const;

const MONTH = `(?:${[
  'january|february|march|april|may|june|july|august|september|october|november|december',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  'janvye|fevriye|mas|me|jen|jiyè|out|septanm|oktòb|novanm|desanm',
].join('|')})`;
const YEAR = '(?:19|20)\\d{2}';

const MARKS: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+\.\w{2,}/, // an e-mail address
  /(?:\+?\d[\s.-]?){8,}/, // a phone or record number
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}\b|\b(?:19|20)\d{2}-\d{2}-\d{2}\b/, // a full date
  new RegExp(`\\b\\d{1,2}(?:er)? ${MONTH},? ${YEAR}\\b`, 'iu'), // the same in words
  new RegExp(`\\b${MONTH} \\d{1,2},? ${YEAR}\\b`, 'iu'),
  /\b(?:Mr|Mrs|Ms|Mme|Mlle|Madan|Mesye|Misye|Madame|Monsieur)\.?\s+\p{Lu}\p{L}+/u, // a title with a name
  /(?:named|called|name is|nommée?|appelle|rele|non li se)\s+\p{Lu}\p{L}+/u, // what somebody is called
];

/** Whether a text holds something that could tell who a patient is: an address, a number, a full date or a name. */
export const mayIdentify = (text: string): boolean => MARKS.some((mark) => mark.test(text));
