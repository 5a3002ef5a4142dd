import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { MoncashWaiting } from './moncash-waiting.tsx';
import type { Prompt } from './pay-form.tsx';
import { type Unpaid, usePaypalReturn } from './use-paypal-return.ts';

interface PayOnlineProps {
  /** Read again once the payment is over. */
  queryKey: readonly unknown[];
  isPending: boolean;
  /** Shown instead when nothing is to be paid any more; null shows nothing. */
  settled?: ReactNode;
  words: { readonly confirming: string; readonly pending: string };
  back: { readonly to: string; readonly text: string };
  /** What can be done when nothing is under way. */
  children: (unpaid: Unpaid | undefined, onPrompted: (prompt: Prompt) => void) => ReactNode;
}

/** A payment on the page that PayPal and MonCash return to: being confirmed, waited for, pending, or open. */
export function PayOnline({ queryKey, isPending, settled, words, back, children }: PayOnlineProps) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  // MonCash's page returns to another address, which passes the result in the state of the location.
  const { state } = useLocation();
  const [unpaid, setUnpaid] = useState<Unpaid | undefined>(state?.unpaid);
  const [prompt, setPrompt] = useState<Prompt>();
  const onOver = useCallback(
    (how?: Unpaid) => {
      setUnpaid(how);
      setPrompt(undefined);
      setParams({}, { replace: true });
      void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ['payments'] });
    },
    [setParams, queries, queryKey],
  );
  const onPaid = useCallback(() => onOver(), [onOver]);
  const returned = usePaypalReturn(onPaid, setUnpaid);
  const page = params.get('moncash');
  const waiting = prompt ?? (page ? { transactionId: page } : undefined);

  if (settled !== undefined) return settled;
  if (returned.stage === 'unanswered')
    return (
      <Card>
        <Problem text={errorText(returned.error)} onRetry={returned.ask} />
      </Card>
    );
  if (returned.stage === 'confirming') return <PaymentNote text={words.confirming} />;
  if (waiting)
    return (
      <MoncashWaiting key={waiting.transactionId} {...waiting} back={back} onPaid={onPaid} onOver={onOver} />
    );
  if (returned.stage === 'pending' || isPending) return <PaymentNote text={words.pending} />;
  return children(unpaid, setPrompt);
}

/** How a payment stands, in one sentence. */
export function PaymentNote({ text }: { text: string }) {
  return (
    <Card>
      <p role="status" className="text-18 font-semibold">
        {text}
      </p>
    </Card>
  );
}
