export const LANGUAGES = ['en', 'fr', 'ht'] as const;
export type Language = (typeof LANGUAGES)[number];

const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((lang) => lang === value);
}

/** Each language in its own words, so that readers recognise theirs whatever the page is in. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', ht: 'Kreyòl' };

/** The locale to give to Intl. It has no data for `ht` and would silently use the host's; Haitian French is the nearest. */
export function intlLocale(lang: Language): string {
  return lang === 'en' ? 'en-US' : 'fr-HT';
}

/** The reader's language: the cookie's value, then the Accept-Language header, then English. */
export function negotiateLanguage(asked: {
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}): Language {
  if (isLanguage(asked.cookie)) return asked.cookie;
  return preferredLanguage(asked.acceptLanguage ?? '') ?? DEFAULT_LANGUAGE;
}

function preferredLanguage(acceptLanguage: string): Language | undefined {
  let best: { lang: Language; quality: number } | undefined;
  for (const entry of acceptLanguage.split(',')) {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const lang = range === '*' ? DEFAULT_LANGUAGE : range.split('-')[0];
    const quality = qualityOf(parameters);
    if (isLanguage(lang) && quality > (best?.quality ?? 0)) best = { lang, quality };
  }
  return best?.lang;
}

/** 0 (never) to 1; an invalid quality makes the entry count for nothing. */
function qualityOf(parameters: string[]): number {
  const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  if (written === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(written) ? Number(written) : 0;
}
