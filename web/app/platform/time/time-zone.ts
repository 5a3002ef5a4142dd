/** The zone of this device, an IANA name such as `America/Port-au-Prince`. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether clocks in both zones show the same date and time at that moment. */
export function sameClock(at: Date, a: string, b: string): boolean {
  const read = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return read(a) === read(b);
}
