/** Minutes from midnight of a time such as `14:30`. */
export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The local time in that zone, in minutes from midnight. */
export function minutesIn(timeZone: string, at: Date): number {
  const text = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return minutesOf(text);
}
