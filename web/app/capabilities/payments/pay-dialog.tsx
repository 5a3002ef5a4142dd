import type { Booking } from '@lakou/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { MoncashWaiting } from './moncash-waiting.tsx';
import { PayForm } from './pay-form.tsx';
import { methodsQuery } from './payments.queries.ts';
import type { Unpaid } from './use-return.ts';

interface PayDialogProps {
  booking: Booking;
  /** How the last try ended. */
  unpaid: Unpaid | undefined;
  onClose: () => void;
  /** Paid, with the visit as it is now. From PayPal's and MonCash's pages one comes back to `/app/pay/…` instead. */
  onPaid: (booking: Booking) => void;
}

/** Pays for a visit: by card or PayPal on their page, by MonCash on one's phone or on its page. */
export function PayDialog({ booking, unpaid, onClose, onPaid }: PayDialogProps) {
  const { t } = useTranslation('payments');
  const errorText = useErrorText();
  const { data: methods, error, refetch, isRefetching } = useQuery(methodsQuery);
  const [waitingFor, setWaitingFor] = useState<string>();
  if (!methods)
    return (
      <Dialog title={t('payTitle')} onClose={onClose}>
        {error ? (
          <Problem text={errorText(error)} retrying={isRefetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton>
            <div className="space-y-4">
              <Bone size="h-24 w-full" />
              <Bone size="h-32 w-full" />
            </div>
          </Skeleton>
        )}
      </Dialog>
    );
  if (!methods.card && !methods.moncashBookings)
    return (
      <Dialog title={t('payTitle')} onClose={onClose}>
        <p>{t('noMethod')}</p>
      </Dialog>
    );
  if (waitingFor)
    return (
      <Dialog title={t('payTitle')} onClose={onClose}>
        <MoncashWaiting transactionId={waitingFor} onPaid={onPaid} onAgain={() => setWaitingFor(undefined)} />
      </Dialog>
    );
  return <PayForm {...{ booking, unpaid, methods, onClose }} onWaiting={setWaitingFor} />;
}
