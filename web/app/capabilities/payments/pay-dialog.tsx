import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { PayForm, type PayFormProps } from './pay-form.tsx';
import { methodsQuery } from './payments.queries.ts';

type PayDialogProps = Omit<PayFormProps, 'methods'>;

/** Pays a visit or an invoice: by card or PayPal on PayPal's page, with MonCash on the phone or on MonCash's page. */
export function PayDialog({ title, onClose, children, ...rest }: PayDialogProps) {
  const { t } = useTranslation('payments');
  const inDialog = (content: ReactNode) => (
    <Dialog title={title} onClose={onClose}>
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
      {(methods) => (
        <PayForm {...rest} {...{ title, methods, onClose }}>
          {children}
        </PayForm>
      )}
    </QueryState>
  );
}
