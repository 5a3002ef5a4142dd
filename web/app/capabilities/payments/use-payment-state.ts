import type { Booking } from '@lakou/contract/bookings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Prompt } from './pay-form.tsx';
import { bookingPaymentQuery } from './payments.queries.ts';
import { useAfterPayment } from './use-after-payment.ts';
import { type Unpaid, usePaypalReturn } from './use-paypal-return.ts';

/** The state of the payment of a booking: in this app, at PayPal, at MonCash or on the payer's phone. */
export function usePaymentState({ id }: Booking) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { data: last } = useQuery(bookingPaymentQuery(id));
  const onPaid = useAfterPayment();
  // MonCash's page returns to another address, which passes the result in the state of the location.
  const { state } = useLocation();
  const [unpaid, setUnpaid] = useState<Unpaid | undefined>(state?.unpaid);
  const [prompt, setPrompt] = useState<Prompt>();
  const returned = usePaypalReturn(onPaid, setUnpaid);

  // The payment failed while this page was open.
  const [seen, setSeen] = useState(last?.status);
  if (last && last.status !== seen) {
    setSeen(last.status);
    if (seen === 'capturing' && last.status === 'failed') setUnpaid('failed');
  }

  const onOver = useCallback(
    (how?: Unpaid) => {
      setUnpaid(how);
      setPrompt(undefined);
      setParams({}, { replace: true });
      void queries.invalidateQueries({ queryKey: ['payments'] });
    },
    [setParams, queries],
  );
  const onPrompted = (started: Prompt) => {
    setPrompt(started);
    void queries.invalidateQueries({ queryKey: ['payments'] });
  };
  const onClose = () => void navigate(`/app/visits/${id}`, { replace: true });

  const page = params.get('moncash');
  const isUnknown = last?.status === 'capturing';
  // MonCash's page takes the money at once, so a payment that still waits for confirmation waits on a phone.
  const onPhone =
    isUnknown && last.method === 'moncash' ? { transactionId: last.id, phone: null } : undefined;
  const waiting = prompt ?? (page ? { transactionId: page } : onPhone);
  return { returned, unpaid, waiting, isUnknown, onPaid, onOver, onPrompted, onClose };
}
