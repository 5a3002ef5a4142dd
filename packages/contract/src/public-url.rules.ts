/** Stands in prerendered pages where the address of the site belongs; the server puts its own PUBLIC_URL there. */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid';
