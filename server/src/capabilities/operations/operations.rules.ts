const ADDRESS = /[^\s<>"']+@[^\s<>"']+/g;

/** What failed, without the addresses of those it was for. */
export const withoutAddresses = (text: string | null): string | null =>
  text?.replaceAll(ADDRESS, '…@…') ?? null;
