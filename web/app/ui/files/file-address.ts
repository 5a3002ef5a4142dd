/** The server keeps a small version of every photo and logo. */
export const smallOf = (address: string): string =>
  address.startsWith('/api/files/') ? `${address}?thumb=1` : address;

/** Words that stand in for a file have no address; ours do, and pictures may travel as data. */
export const addressOf = (value: string): string | undefined =>
  /^(\/api\/|data:image\/|blob:)/.test(value) ? value : undefined;
