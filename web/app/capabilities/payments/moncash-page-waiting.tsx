import type { Booking } from '@lakou/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NotPaidYet } from './not-paid-yet.tsx';
import { PayNews } from './pay-news.tsx';
import { isDeclined, moncashPageQuery } from './payments.queries.ts';
import type { Unpaid } from './use-return.ts';

interface MoncashPageWaitingProps {
  transactionId: string;
  visitId: string;
  onPaid: (booking: Booking) => void;
  /** Not paid, or to be paid in another way. */
  onOver: (how?: Unpaid) => void;
}

/** Back from MonCash's page without an outcome: it is asked for until there is one. */
export function MoncashPageWaiting({ transactionId, visitId, onPaid, onOver }: MoncashPageWaitingProps) {
  const { data, error } = useQuery(moncashPageQuery(transactionId));
  const booking = data?.message === 'successful' ? data.booking : undefined;
  const wasDeclined = isDeclined(error);
  useEffect(() => {
    if (booking) onPaid(booking);
    if (wasDeclined) onOver('failed');
  }, [booking, wasDeclined, onPaid, onOver]);

  // Nobody knows whether it was paid: MonCash does not answer, or has not decided.
  if (error || (data && !data.unpaid)) return <PayNews kind="pending" visitId={visitId} />;
  if (!data) return <PayNews kind="confirming" />;
  return <NotPaidYet pageUrl={data.pageUrl} onOtherWay={() => onOver()} />;
}
