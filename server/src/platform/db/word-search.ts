const MOST_WORDS = 8;

/** A word that begins so. Letters that mean something in a pattern are taken for themselves. */
const startOf = (word = ''): string =>
  `('(^|[ (,./''-])' || regexp_replace(plain_text(${word}), '([^[:alnum:]])', '\\\\\\1', 'g'))`;

/**
 * The text of a search is fixed: a condition whose parameter is null is removed when the statement
 * is planned. Such statements are planned at each run for their values, because a generic plan
 * could use none of the indexes.
 */
export const everyWord = (column: string, words: string): string =>
  Array.from({ length: MOST_WORDS }, (_, n) => [
    `(${words}::text[])[${n + 1}]`,
    `(${words}::text[])[${MOST_WORDS + n + 1}]`,
  ])
    .map(
      ([long, short]) =>
        `(${long} is null or ${column} like plain_text(${long})) and (${short} is null or ${column} ~ ${startOf(short)})`,
    )
    .join(' and ');

/**
 * The long words, then the short ones, each with room for all. The index holds parts of three letters: one or two
 * letters anywhere in a text are in none of them, but at the beginning of a word they are.
 */
export function patternsOf(text: string | undefined): (string | null)[] | null {
  const words = (text ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const isShort = (word: string) => Array.from(word).length < 3;
  const long = words.map((word) => (isShort(word) ? null : `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`));
  const room = Array<null>(MOST_WORDS - words.length).fill(null);
  return [...long, ...room, ...words.map((word) => (isShort(word) ? word : null)), ...room];
}
