import type { Booking } from '@lakou/contract/bookings';
import type { PaidVisit } from '@lakou/contract/payments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, api } from '../../platform/api/api.ts';
import { retryUnanswered } from './retry-unanswered.ts';

// A payment whose answer was lost is asked about again until PayPal knows.
const ASK_AGAIN_MS = 10_000;

interface Return {
  /** The state after PayPal: no payment, being confirmed, known later, or no reply from our server. */
  stage: 'none' | 'confirming' | 'pending' | 'unanswered';
  error: Error | null;
  ask: () => void;
}

/** The visit that was paid for, as far as the payer may see it; nothing for a year of support. */
export type Paid = Booking | PaidVisit | undefined;

/** Whether it is the payer's own visit, and so a whole one. */
export const isOwnVisit = (paid: Paid): paid is Booking => paid !== undefined && 'patientId' in paid;

/** How a try ended when nothing was paid. */
export type Unpaid = 'failed' | 'cancelled';

/** Only a reply of the server itself proves that nothing was paid. */
const isRefused = (error: Error | null) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

interface Options {
  /** The page learns nowhere else that a payment is pending: the order stays in the address and is asked about again. */
  keepsPending?: boolean;
}

/** After the return from PayPal: captures an approved order and reports the result once. */
export function usePaypalReturn(
  onPaid: (paid: Paid) => void,
  onUnpaid: (how: Unpaid) => void,
  { keepsPending = false }: Options = {},
): Return {
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const orderID = params.get('approved') ? params.get('token') : null;
  const wasCancelled = params.get('cancelled') !== null;
  // Capturing the same order again takes no money: the server gives the same reply.
  const { mutate, ...capture } = useMutation({
    mutationFn: (approved: string) =>
      api('POST /api/payments/paypal/capture-order', { body: { orderID: approved } }),
    retry: retryUnanswered,
  });
  // When the order is removed from the address, its result was already handled.
  const data = orderID ? capture.data : undefined;
  const error = orderID ? capture.error : null;
  const failed = isRefused(error);
  const [pendingOrder, setPendingOrder] = useState<string | null>(null);

  useEffect(() => {
    if (orderID) mutate(orderID);
  }, [orderID, mutate]);

  useEffect(() => {
    // So that going back or reloading does not report it again.
    const forget = () => setParams({}, { replace: true });
    if (data?.status === 'COMPLETED') onPaid(data.booking);
    else if (data && keepsPending) setPendingOrder(orderID);
    else if (data) void queries.invalidateQueries({ queryKey: ['payments'] }).then(forget);
    else if (wasCancelled || failed) {
      onUnpaid(wasCancelled ? 'cancelled' : 'failed');
      forget();
    }
  }, [wasCancelled, failed, data, orderID, keepsPending, onPaid, onUnpaid, setParams, queries]);

  useEffect(() => {
    if (!keepsPending || !orderID || !data || data.status === 'COMPLETED') return;
    const timer = setTimeout(() => mutate(orderID), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [keepsPending, orderID, data, mutate]);

  const ask = () => {
    if (orderID) mutate(orderID);
  };
  if (!orderID || failed) return { stage: 'none', error, ask };
  const unknown = pendingOrder === orderID ? 'pending' : 'confirming';
  return { stage: data ? 'pending' : error ? 'unanswered' : unknown, error, ask };
}
