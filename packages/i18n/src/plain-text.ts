/**
 * Lower case without accents, for comparing. Marks are removed before normalising too, because to sort a long run of
 * them takes quadratic time.
 */
export const plainText = (text: string): string =>
  text.replaceAll(/\p{M}/gu, '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Words apart by one space, without accents, signs and case: how people mean the same word. */
export const plainWords = (text: string): string =>
  plainText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
