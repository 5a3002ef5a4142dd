/** Whether this is the IANA name of a zone, as `America/Port-au-Prince`; a bare offset has no daylight saving rules. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
