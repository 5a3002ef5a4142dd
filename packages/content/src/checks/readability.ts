/** A rule of thumb for English: groups of vowels, without the silent endings. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const heard = letters
    .replace(/(?<![td])ed$|(?<=[^aeiouylscxzg])es$|(?<=[^aeiouyl])e$|(?<=[aeiouy]l)e$/, '')
    .replace(/^y/, '');
  const groups = heard.match(/[aeiouy]{1,2}/g)?.length ?? 1;
  // Two vowels in separate syllables: di-abetes, peri-od; not in pa-tient or ac-tion.
  const apart = heard.match(/(?<![tscgaeiouy])i[ao]/g)?.length ?? 0;
  return Math.max(1, groups + apart);
}

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])[”»\s\u00a0]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d’'.,/-]*/gu) ?? [];

/** Flesch-Kincaid grade level. Each text is measured alone: a list item ends a sentence. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
