import type { Language } from '@lakou/i18n';

/** Short words that one language has and the others have not, or seldom. */
const WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the is are you i my have has with for and not this that what when how can will your it was please thank thanks hello doctor pain take'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le les je vous est une des du et pas dans avec pour que qui suis mon ma mes votre vos bonjour merci oui il elle depuis prenez docteur douleur'.split(
      ' ',
    ),
  ),
  ht: new Set(
    'mwen ou li nou yo ap pou ki nan gen se sa ak epi pa m w te pral kijan konbyen mèsi bonjou wi doktè fè mal depi tanpri pran yon'.split(
      ' ',
    ),
  ),
};

/** The language of a text; undefined when too little tells it. */
export function languageOf(text: string): Language | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const counts = (['en', 'fr', 'ht'] as const)
    .map((language) => ({ language, count: words.filter((word) => WORDS[language].has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && second && first.count > second.count ? first.language : undefined;
}
