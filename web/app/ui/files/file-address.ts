/** The address of the small version that the server keeps of every photo and logo. */
export const thumbnailOf = (address: string): string =>
  address.startsWith('/api/files/') ? `${address}?thumb=1` : address;

/** Undefined when the value is text instead of an address; `data:` addresses are accepted. */
export const addressOf = (value: string): string | undefined =>
  /^(\/api\/|data:image\/|blob:)/.test(value) ? value : undefined;
