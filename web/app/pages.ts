/** Public pages that need no script, by their path after the language: the sitemap lists these. */
export const STATIC_PAGES = ['', '/how-it-works', '/about', '/fund', '/terms', '/privacy'] as const;
export type StaticPage = (typeof STATIC_PAGES)[number];
