import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';

/** Opens PayPal's page for a visit or a year of support, by its id. */
export function usePay() {
  const { t } = useTranslation('sponsorships');
  const errorText = useErrorText();
  const paying = useMutation({
    mutationFn: async (customId: string) => {
      const { approveUrl } = await api('POST /api/payments/paypal/create-order', { body: { customId } });
      location.assign(approveUrl);
    },
  });
  const { error } = paying;
  return {
    pay: paying.mutate,
    // It stays busy while the browser opens the other page.
    isBusy: paying.isPending || paying.isSuccess,
    problem: error ? (error instanceof ApiError ? errorText(error) : t('payFailed')) : undefined,
  };
}
