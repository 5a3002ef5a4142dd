import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { InvoicePaper } from './invoice-paper.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { myInvoiceQuery } from './my-invoices.queries.ts';
import { PayInvoice } from './pay-invoice.tsx';

export const clientLoader = needsWords('my-invoices', 'payments');

/** One invoice to the patient, and where PayPal and MonCash return to after it was paid. */
export default function MyInvoicePage() {
  const { t } = useTranslation('my-invoices');
  const { id = '' } = useParams();
  const query = useQuery(myInvoiceQuery(id));
  const { data } = query;
  const title = data
    ? t(data.kind === 'invoice' ? 'invoiceFrom' : 'creditNoteFrom', { name: data.clinicName })
    : t('invoice');
  return (
    <div className="grid gap-4">
      <title>{title}</title>
      <p>
        <BackLink to="/app/my-invoices">{t('back')}</BackLink>
      </p>
      <PageTitle>{title}</PageTitle>
      <QueryState query={query} failed={t('failed')} notFound={<EmptyCard text={t('noSuch')} />}>
        {(invoice) => (
          <>
            <PayInvoice invoice={invoice} />
            <InvoicePaper invoice={invoice} />
            {invoice.payments.length > 0 && <InvoicePayments invoice={invoice} />}
          </>
        )}
      </QueryState>
    </div>
  );
}
