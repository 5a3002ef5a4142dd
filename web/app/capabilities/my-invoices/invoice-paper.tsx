import type { MyInvoiceDetails } from '@lakou/contract/invoices';
import { formatDate, formatMoney, formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { FileLink } from './file-link.tsx';

/** What the clinic asks for: lines, discount, total, and the rest to pay. */
export function InvoicePaper({ invoice }: { invoice: MyInvoiceDetails }) {
  const { t } = useTranslation('my-invoices');
  const lang = useLanguage();
  const { id, kind, number, state, lines, discountReason, totalCents, paidCents, otherNumber } = invoice;
  const money = (cents: number) => formatMoney(lang, cents, 'USD');
  const date = formatDate(lang, { at: new Date(invoice.issuedAt), timeZone: ownTimeZone() }, 'medium');
  const { bandName, bandPercent } = invoice;
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
    <Card>
      <div className="grid gap-3">
        <p>{[t('number', { number }), t(`state.${state}`)].join(' · ')}</p>
        <p className="text-15 text-ink-soft">{[t('issued', { date }), invoice.name].join(' · ')}</p>
        {otherNumber && (
          <p className="text-15">
            {t(kind === 'invoice' ? 'takenBack' : 'takesBack', { number: otherNumber })}
          </p>
        )}
        {invoice.reason && <p className="text-15 wrap-anywhere">{t('reason', { reason: invoice.reason })}</p>}
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
        <div>
          <FileLink
            url={`/api/invoices/${id}/pdf`}
            name={`invoice-${number}.pdf`}
            text={t('pdf')}
            label={t('pdfOf', { number })}
          />
        </div>
      </div>
    </Card>
  );
}
