/** Public pages that need no script, by their path after the language: the sitemap lists these. */
export const STILL_PAGES = ['', '/how-it-works', '/about', '/terms', '/privacy'] as const;
export type StillPage = (typeof STILL_PAGES)[number];

/** Everything prerendered in each language. */
export const PRERENDERED_PAGES = [
  ...STILL_PAGES,
  '/not-found',
  '/sign-in',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/undo-email',
] as const;
