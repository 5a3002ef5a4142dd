import type { MyInvoiceDetails } from '@lakou/contract/invoices';
import { formatMoney, formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

type InvoiceLinesProps = Pick<
  MyInvoiceDetails,
  | 'state'
  | 'lines'
  | 'subtotalCents'
  | 'discountCents'
  | 'discountReason'
  | 'bandName'
  | 'bandPercent'
  | 'totalCents'
  | 'paidCents'
>;

/** What an invoice is made up of, and what comes to be paid. */
export function InvoiceLines({ invoice }: { invoice: InvoiceLinesProps }) {
  const { t } = useTranslation('my-invoices');
  const lang = useLanguage();
  const { state, lines, discountReason, bandName, bandPercent, totalCents, paidCents } = invoice;
  const money = (cents: number) => formatMoney(lang, cents, 'USD');
  const discountText = (reason: string) =>
    bandName
      ? t('bandOf', { name: bandName, percent: formatNumber(lang, bandPercent ?? 0), reason })
      : t('discountOf', { reason });
  const sum = (name: string, cents: number) => (
    <div className="flex justify-between gap-4">
      <dt className="wrap-anywhere">{name}</dt>
      <dd className="shrink-0 font-semibold tabular-nums">{money(cents)}</dd>
    </div>
  );
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ code, description, quantity, unitCents }) => (
          <li key={code} className="flex justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="block wrap-anywhere">{description}</span>
              <span className="block text-14 text-ink-soft">
                {t('times', { count: quantity, price: money(unitCents) })}
              </span>
            </span>
            <span className="shrink-0 tabular-nums">{money(quantity * unitCents)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1">
        {discountReason && sum(t('subtotal'), invoice.subtotalCents)}
        {discountReason && sum(discountText(discountReason), -invoice.discountCents)}
        {sum(t('total'), totalCents)}
        {paidCents > 0 && sum(t('paid'), paidCents)}
        {state === 'open' && sum(t('rest'), totalCents - paidCents)}
      </dl>
    </>
  );
}
