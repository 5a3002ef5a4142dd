import type { Booking } from '@lakou/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Problem } from '../../ui/problem.tsx';
import { moncashQuery } from './payments.queries.ts';

interface MoncashWaitingProps {
  transactionId: string;
  onPaid: (booking: Booking) => void;
  onAgain: () => void;
}

/** While the payer looks at their phone. Closed, it asks no more. */
export function MoncashWaiting({ transactionId, onPaid, onAgain }: MoncashWaitingProps) {
  const { t } = useTranslation('payments');
  const errorText = useErrorText();
  const { data, error } = useQuery(moncashQuery(transactionId));
  const booking = data?.message === 'successful' ? data.booking : undefined;
  useEffect(() => {
    if (booking) onPaid(booking);
  }, [booking, onPaid]);
  if (error) return <Problem text={errorText(error)} onRetry={onAgain} />;
  return (
    <div role="status" className="flex flex-col items-center gap-4 px-4 py-10 text-center">
      <LoaderCircle size={44} className="animate-spin text-sea motion-reduce:animate-none" />
      <p className="text-18 font-bold">{t('moncashWaiting')}</p>
      <p className="max-w-80 text-balance text-ink-soft">{t('moncashWaitingHint')}</p>
    </div>
  );
}
