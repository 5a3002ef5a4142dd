import type { Payment } from '@lakou/contract/payments';
import { useMutation } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, errorFrom } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { toast } from '../../ui/toast.ts';
import { saveFile } from '../my-data/save-file.ts';

async function fetchReceipt(url: string): Promise<Blob> {
  const response = await fetch(url).catch((cause: Error) => {
    throw new ApiError('offline', cause.message);
  });
  if (!response.ok) throw await errorFrom(response);
  return response.blob();
}

/** Downloads a receipt. Errors are shown here; a plain link would open a page with the JSON of the error. */
export function ReceiptLink({
  payment,
  label,
}: {
  payment: Pick<Payment, 'receiptUrl' | 'receiptNumber'>;
  label: string;
}) {
  const { t } = useTranslation('payments');
  const errorText = useErrorText();
  const { receiptUrl, receiptNumber } = payment;
  const saving = useMutation({
    mutationFn: fetchReceipt,
    onSuccess: (pdf) => saveFile(`receipt-${receiptNumber}.pdf`, pdf),
    onError: (error) => toast.error(errorText(error)),
  });
  if (!receiptUrl) return null;
  return (
    <a
      href={receiptUrl}
      aria-label={label}
      aria-busy={saving.isPending || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate(receiptUrl);
      }}
      className={buttonLook({ variant: 'tint', size: 'sm' })}
    >
      <FileDown size={20} className="mr-2 shrink-0" />
      {t('receipt')}
    </a>
  );
}
