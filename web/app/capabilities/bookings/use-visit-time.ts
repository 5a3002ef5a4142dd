import { USUAL_DELAY_MS } from '@lakou/contract/bookings.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { type SlotQuestion, slotsQuery } from './bookings.queries.ts';
import { useLostTime } from './use-lost-time.ts';
import type { NewBooking } from './use-new-booking.ts';

const LOOK_AHEAD_DAYS = 14;

/**
 * The time of a new booking: the chosen one, else the first free one after two days. As long as the free times of the
 * chosen service and mode are being read, there is none: those of another service may not be free for this one.
 */
export function useVisitTime(
  question: Omit<SlotQuestion, 'from' | 'days'>,
  draft: Pick<NewBooking, 'startsAt' | 'kept'>,
  /** Whether the first time of all is wanted. */
  soonest: boolean,
) {
  const [opened] = useState(() => new Date());
  const usual = new Date(opened.getTime() + (soonest ? 0 : USUAL_DELAY_MS));
  const { data: free, isLoading } = useQuery(
    slotsQuery({ ...question, from: dayIn(ownTimeZone(), usual), days: LOOK_AHEAD_DAYS }),
  );
  const suggested = free?.slots.find(({ startsAt }) => new Date(startsAt) >= usual)?.startsAt;
  // A time that was chosen first stays chosen as long as it fits the service and the mode.
  const fit = useLostTime(question, draft.kept);
  const isKept = draft.startsAt !== undefined && draft.startsAt === draft.kept;
  const isRead = !isLoading && !(isKept && fit.isRead === false);
  const lost = isKept ? fit.lost : undefined;
  const chosen = lost ? undefined : draft.startsAt;
  return {
    opened,
    free,
    suggested,
    lost,
    isRead,
    startsAt: isRead ? (chosen ?? suggested) : undefined,
    isSuggested: isRead && chosen === undefined && suggested !== undefined,
  };
}
