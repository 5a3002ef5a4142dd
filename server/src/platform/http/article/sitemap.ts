import { LANGUAGES } from '@lakou/i18n';
import { escapeHtml } from '../html.ts';

/** The sitemap of these paths after the language, each in every language. */
export function sitemapOf(paths: readonly string[], publicUrl: string): string {
  const address = (lang: string, path: string) => escapeHtml(`${publicUrl}/${lang}${path}`);
  const urls = paths.flatMap((path) => {
    const others = LANGUAGES.map(
      (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(lang, path)}"/>`,
    ).join('');
    return LANGUAGES.map((lang) => `<url><loc>${address(lang, path)}</loc>${others}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
