export type PartOfDay = 'morning' | 'afternoon' | 'evening';

export function partOfDay(timeZone: string, at: Date): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at),
  );
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
