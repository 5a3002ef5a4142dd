import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { toast } from '../../ui/toast.ts';
import { rememberBooking } from '../bookings/bookings.queries.ts';
import { isOwnVisit, type Paid } from './use-paypal-return.ts';

/** After a payment: shows a toast and the updated booking. */
export function useAfterPayment(): (paid: Paid) => void {
  const { t } = useTranslation('payments');
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useCallback(
    (paid: Paid) => {
      if (!isOwnVisit(paid)) return;
      toast.success(t('paid'));
      void rememberBooking(queries, paid);
      void queries.invalidateQueries({ queryKey: ['payments'] });
      void navigate(`/app/visits/${paid.id}`, { replace: true });
    },
    [navigate, queries, t],
  );
}
