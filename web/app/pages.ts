/** Public pages that need no script, by their path after the language: the sitemap lists these. */
export const STATIC_PAGES = ['', '/how-it-works', '/about', '/terms', '/privacy'] as const;
export type StaticPage = (typeof STATIC_PAGES)[number];

/** Everything prerendered in each language. */
export const PRERENDERED_PAGES = [
  ...STATIC_PAGES,
  '/not-found',
  '/sign-in',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/undo-email',
] as const;
