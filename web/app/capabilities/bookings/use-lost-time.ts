import { useQuery } from '@tanstack/react-query';
import { addDays, dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { type SlotQuestion, slotsQuery } from './bookings.queries.ts';

/** The days around a first visible one: one more at both ends, because a day of the provider may begin at another moment. */
export const daysAround = (first: string, shown: number) => ({ from: addDays(first, -1), days: shown + 2 });

export const SHOWN_DAYS = 5;

/**
 * Where a time that was chosen before the service or the mode is not free for these: how long their visit takes. The
 * picker asks the same of the server, so this is no further call.
 */
export function useLostTime(
  question: Omit<SlotQuestion, 'from' | 'days'>,
  kept: string | undefined,
): { minutes: number } | undefined {
  const first = dayIn(ownTimeZone(), new Date(kept ?? Date.now()));
  const { data, isPlaceholderData } = useQuery({
    ...slotsQuery({ ...question, ...daysAround(first, SHOWN_DAYS) }),
    enabled: kept !== undefined,
  });
  if (!data?.keepsHours || isPlaceholderData || kept === undefined) return undefined;
  return data.slots.some(({ startsAt }) => startsAt === kept) ? undefined : { minutes: data.minutes };
}
