/**
 * The placeholder for the site's address in prerendered pages; the server replaces it by its own
 * PUBLIC_URL.
 */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid';
