/** The path of an address of this site, in the form that the server audits; undefined for any other. */
export function ownPath(address: string, origin: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address.trim(), origin);
  } catch {
    return undefined;
  }
  const path = url.pathname.replace(/\/$/, '');
  return url.origin === origin && /^\/(?:en|fr|ht)(?:\/[\w-]+)*$/.test(path) ? path : undefined;
}
