import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { SPONSORSHIPS_KEY } from './sponsorships.queries.ts';

interface ToPay {
  readonly id: string;
  /** Only while the monthly budget has room for it. */
  readonly withinBudget?: true;
}

/** Opens PayPal's page for a visit or a year of support, by its id. */
export function usePay() {
  const { t } = useTranslation('sponsorships');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const paying = useMutation({
    mutationFn: async ({ id, withinBudget }: ToPay) => {
      const body = { customId: id, ...(withinBudget && { withinBudget }) };
      const { approveUrl } = await api('POST /api/payments/paypal/create-order', { body });
      location.assign(approveUrl);
    },
    // The budget may have changed since it was shown.
    onError: () => void queries.invalidateQueries({ queryKey: SPONSORSHIPS_KEY }),
  });
  const { error } = paying;
  return {
    pay: paying.mutate,
    // It stays busy while the browser opens the other page.
    isBusy: paying.isPending || paying.isSuccess,
    problem: error ? (error instanceof ApiError ? errorText(error) : t('payFailed')) : undefined,
  };
}
