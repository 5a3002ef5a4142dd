import type { MyInvoiceDetails } from '@lakou/contract/invoices';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { FileLink } from './file-link.tsx';
import { InvoiceLines } from './invoice-lines.tsx';

/** What the clinic asks for: lines, discount, total, and the rest to pay. */
export function InvoicePaper({ invoice }: { invoice: MyInvoiceDetails }) {
  const { t } = useTranslation('my-invoices');
  const lang = useLanguage();
  const { id, kind, number, state, otherNumber } = invoice;
  const date = formatDate(lang, { at: new Date(invoice.issuedAt), timeZone: ownTimeZone() }, 'medium');
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
        <InvoiceLines invoice={invoice} />
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
