import type { MyInvoiceDetails } from '@lakou/contract/invoices';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { FileLink } from './file-link.tsx';

/** What was paid at the desk and online; the patient's own payments have receipts. */
export function InvoicePayments({ invoice: { payments } }: { invoice: MyInvoiceDetails }) {
  const { t } = useTranslation('my-invoices');
  const { t: words } = useTranslation('payments');
  const lang = useLanguage();
  const money = (cents: number) => formatMoney(lang, cents, 'USD');
  return (
    <Card>
      <h2 className="text-18">{t('payments')}</h2>
      <ul className="divide-y divide-line">
        {payments.map(({ id, method, cents, returnedCents, receivedAt, receiptUrl }) => {
          const date = formatDate(lang, { at: new Date(receivedAt), timeZone: ownTimeZone() }, 'medium');
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span>
                <span className="block font-semibold tabular-nums">{money(cents)}</span>
                <span className="block text-14 text-ink-soft">{`${t(`method.${method}`)} · ${date}`}</span>
                {returnedCents > 0 && (
                  <span className="block text-14">{t('returned', { amount: money(returnedCents) })}</span>
                )}
              </span>
              {receiptUrl && (
                <FileLink
                  url={receiptUrl}
                  name={`receipt-${id}.pdf`}
                  text={words('receipt')}
                  label={t('receiptOf', { amount: money(cents), date })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
