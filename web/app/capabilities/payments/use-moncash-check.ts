import type { LakouContract, Result } from '@lakou/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, api } from '../../platform/api/api.ts';

const ASK_EVERY_MS = 3000;

interface Answer {
  /** The last reply; a later failure does not remove it. */
  data: Result<LakouContract['POST /api/payments/moncash/check']> | undefined;
  error: Error | null;
  isDeclined: boolean;
}

/**
 * Asks MonCash whether somebody has paid: at once, then three seconds after each answer or failure while the page is
 * visible, and when it becomes visible again, until the payment succeeded or was declined.
 */
export function useMoncashCheck(transactionId: string): Answer {
  const [{ data, error }, setAnswer] = useState<Omit<Answer, 'isDeclined'>>({ data: undefined, error: null });
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /api/payments/moncash/check', { body: { transactionId } }),
    onSuccess: (answer) => setAnswer({ data: answer, error: null }),
    onError: (failure) => setAnswer((before) => ({ ...before, error: failure })),
  });
  const isDeclined = error instanceof ApiError && error.code === 'payment_declined';
  const isOver = isDeclined || data?.message === 'successful';
  useEffect(() => mutate(), [mutate]);
  useEffect(() => {
    if (isPending || isOver) return;
    const ask = () => {
      if (document.visibilityState === 'visible') mutate();
    };
    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isPending, isOver, mutate]);
  return { data, error, isDeclined };
}
