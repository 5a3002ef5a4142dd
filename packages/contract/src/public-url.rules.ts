/**
 * The placeholder for the site's address in prerendered pages; the server replaces it by its own
 * PUBLIC_URL.
 */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid';

/** The sitemap of pages that come and go; the build lists the others. */
export const LIVE_SITEMAP = 'sitemap-care.xml';

/** The prerendered frame that the server writes public articles into: its path after the language. */
export const ARTICLE_FRAME = 'article-frame';
