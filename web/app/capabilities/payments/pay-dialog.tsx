import type { Booking } from '@lakou/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { PayForm, type Prompt } from './pay-form.tsx';
import { methodsQuery } from './payments.queries.ts';
import type { Unpaid } from './use-paypal-return.ts';

interface PayDialogProps {
  booking: Booking;
  /** The result of the last try. */
  unpaid: Unpaid | undefined;
  onClose: () => void;
  /** Called when a prompt was sent to the payer's phone. PayPal's and MonCash's pages return to the app instead. */
  onPrompted: (prompt: Prompt) => void;
}

/** Pays a booking: by card or PayPal on PayPal's page, with MonCash on the phone or on MonCash's page. */
export function PayDialog({ booking, unpaid, onClose, onPrompted }: PayDialogProps) {
  const { t } = useTranslation('payments');
  const inDialog = (content: ReactNode) => (
    <Dialog title={t('payTitle')} onClose={onClose}>
      {content}
    </Dialog>
  );
  return (
    <QueryState
      query={useQuery(methodsQuery)}
      skeleton={inDialog(
        <Skeleton>
          <div className="space-y-4">
            <SkeletonBlock size="h-24 w-full" />
            <SkeletonBlock size="h-32 w-full" />
          </div>
        </Skeleton>,
      )}
      frame={inDialog}
      isEmpty={({ card, moncashBookings }) => !card && !moncashBookings}
      empty={inDialog(<p>{t('noMethod')}</p>)}
    >
      {(methods) => <PayForm {...{ booking, unpaid, methods, onClose, onPrompted }} />}
    </QueryState>
  );
}
