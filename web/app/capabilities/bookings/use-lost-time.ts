import { useQuery } from '@tanstack/react-query';
import { dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { type SlotQuestion, slotsQuery } from './bookings.queries.ts';
import { daysAround } from './shown-days.ts';

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
    ...slotsQuery({ ...question, ...daysAround(first) }),
    enabled: kept !== undefined,
  });
  if (!data?.keepsHours || isPlaceholderData || kept === undefined) return undefined;
  return data.slots.some(({ startsAt }) => startsAt === kept) ? undefined : { minutes: data.minutes };
}
