import type { Booking } from '@lakou/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { captureQuery } from './payments.queries.ts';

/** What came of going to PayPal: nothing yet, being confirmed, or known later. */
export type Return = 'none' | 'confirming' | 'pending';

/** How coming back ended when nothing was paid. */
export type Unpaid = 'failed' | 'cancelled';

/** Back from PayPal: approved orders are captured, and what came of it is said once. */
export function useReturn(onPaid: (booking: Booking) => void, onUnpaid: (how: Unpaid) => void): Return {
  const [params, setParams] = useSearchParams();
  const orderID = params.get('approved') ? params.get('token') : null;
  const wasCancelled = params.get('cancelled') !== null;
  const { data, error } = useQuery({ ...captureQuery(orderID ?? ''), enabled: orderID !== null });

  useEffect(() => {
    if (wasCancelled) onUnpaid('cancelled');
    else if (error) onUnpaid('failed');
    else if (data?.status === 'COMPLETED') return onPaid(data.booking);
    else return;
    // Going back or loading the page again does not say it again.
    setParams({}, { replace: true });
  }, [wasCancelled, error, data, onPaid, onUnpaid, setParams]);

  if (!orderID || error) return 'none';
  return data ? 'pending' : 'confirming';
}
