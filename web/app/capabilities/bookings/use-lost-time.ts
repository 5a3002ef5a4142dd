import { useQuery } from '@tanstack/react-query';
import { dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { type SlotQuestion, slotsQuery } from './bookings.queries.ts';
import { daysAround } from './shown-days.ts';

/**
 * Whether a time that was chosen before the service or the mode is free for these; where it is not, how long their visit
 * takes. The picker asks the same of the server, so this is no further call.
 */
export function useLostTime(
  question: Omit<SlotQuestion, 'from' | 'days'>,
  kept: string | undefined,
): { isRead: boolean; lost?: { minutes: number } } {
  const first = dayIn(ownTimeZone(), new Date(kept ?? Date.now()));
  const { data, isLoading } = useQuery({
    ...slotsQuery({ ...question, ...daysAround(first) }),
    enabled: kept !== undefined,
  });
  const isFree = !data?.keepsHours || data.slots.some(({ startsAt }) => startsAt === kept);
  if (isLoading || kept === undefined || isFree) return { isRead: !isLoading };
  return { isRead: true, lost: { minutes: data.minutes } };
}
