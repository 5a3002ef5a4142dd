import type { Booking } from '@lakou/contract/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, api } from '../../platform/api/api.ts';
import { retryUnanswered } from './retry-unanswered.ts';

interface Return {
  /** What came of going to PayPal: nothing, being confirmed, known later, or nobody answered us. */
  stage: 'none' | 'confirming' | 'pending' | 'unanswered';
  error: Error | null;
  ask: () => void;
}

/** How coming back ended when nothing was paid. */
export type Unpaid = 'failed' | 'cancelled';

/** Without an answer from the server itself, it may have been paid all the same. */
const isRefused = (error: Error | null) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Back from PayPal: approved orders are captured, and what came of it is said once. */
export function useReturn(onPaid: (booking: Booking) => void, onUnpaid: (how: Unpaid) => void): Return {
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const orderID = params.get('approved') ? params.get('token') : null;
  const wasCancelled = params.get('cancelled') !== null;
  // Capturing the same order again takes nothing again: the server gives the same answer.
  const { mutate, ...capture } = useMutation({
    mutationFn: (approved: string) =>
      api('POST /api/payments/paypal/capture-order', { body: { orderID: approved } }),
    retry: retryUnanswered,
  });
  // Once the order is gone from the address, its answer was dealt with.
  const data = orderID ? capture.data : undefined;
  const error = orderID ? capture.error : null;
  const failed = isRefused(error);

  useEffect(() => {
    if (orderID) mutate(orderID);
  }, [orderID, mutate]);

  useEffect(() => {
    // Going back or loading the page again does not say it again.
    const forget = () => setParams({}, { replace: true });
    if (data?.status === 'COMPLETED') onPaid(data.booking);
    else if (data) void queries.invalidateQueries({ queryKey: ['payments'] }).then(forget);
    else if (wasCancelled || failed) {
      onUnpaid(wasCancelled ? 'cancelled' : 'failed');
      forget();
    }
  }, [wasCancelled, failed, data, onPaid, onUnpaid, setParams, queries]);

  const ask = () => {
    if (orderID) mutate(orderID);
  };
  if (!orderID || failed) return { stage: 'none', error, ask };
  return { stage: data ? 'pending' : error ? 'unanswered' : 'confirming', error, ask };
}
