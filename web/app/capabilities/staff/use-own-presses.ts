import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { type OwnPress, refusedLately, unsentPresses, waitingPresses } from './own-presses.ts';
import { ownClaimsQuery } from './staff.queries.ts';

/** One's own presses that are no time log yet, and those that were refused; nothing for the row of a colleague. */
export function useOwnPresses(clinicId: string, isOwn: boolean) {
  const { items } = useOutbox();
  const { data = [], dataUpdatedAt, isFetching } = useQuery({ ...ownClaimsQuery, enabled: isOwn });
  const claims = isOwn ? data : [];
  const unsent = isOwn ? unsentPresses(items, clinicId) : [];
  // What has just left this device is in no list until the server was asked again.
  const [seen, setSeen] = useState<{ unsent: OwnPress[]; left: OwnPress[]; at: number }>({
    unsent: [],
    left: [],
    at: 0,
  });
  if (seen.unsent.length !== unsent.length)
    setSeen({ unsent, left: unsent.length < seen.unsent.length ? seen.unsent : [], at: dataUpdatedAt });
  const isSettling = seen.left.length > 0 && seen.at === dataUpdatedAt && isFetching;
  return {
    waiting: waitingPresses(isSettling ? seen.left : unsent, claims, clinicId),
    refused: refusedLately(claims, clinicId, Date.now()),
    isSettling,
  };
}
