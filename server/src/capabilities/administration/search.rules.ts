const MOST_WORDS = 8;

/** The words of a search, matched anywhere in the text. */
export const patternsOf = (search = ''): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
