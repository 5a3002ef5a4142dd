import type { InvoiceDetails } from '@lakou/contract/invoices';
import { formatDateTime, formatMoney } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { InvoiceLines } from '../my-invoices/invoice-lines.tsx';
import { CashDialog, CreditDialog } from './invoice.dialogs.tsx';
import { invoiceQuery } from './invoices.queries.ts';

export const clientLoader = needsWords('invoices', 'my-invoices');

/** One invoice: its lines, what was paid, and the cash desk. */
export default function InvoicePage() {
  const { t } = useTranslation('invoices');
  const { id = '' } = useParams();
  const query = useQuery(invoiceQuery(id));
  const title = query.data ? t('number', { number: query.data.number }) : t('invoice');
  return (
    <div className="grid gap-4">
      <title>{title}</title>
      <p className="print:hidden">
        <BackLink to="/app/invoices">{t('back')}</BackLink>
      </p>
      <PageTitle>{title}</PageTitle>
      <QueryState query={query} failed={t('failed')}>
        {(invoice) => <Details invoice={invoice} />}
      </QueryState>
    </div>
  );
}

function Details({ invoice }: { invoice: InvoiceDetails }) {
  const { t } = useTranslation('invoices');
  const lang = useLanguage();
  const { role, clinicRole } = useUser();
  const [open, setOpen] = useState<'cash' | 'credit'>();
  const { kind, state, payments, otherNumber } = invoice;
  const money = (cents: number) => formatMoney(lang, cents, 'USD');
  const moment = (at: string) =>
    formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  const isManager = role === 'CLINIC_ADMIN' || clinicRole === 'Admin';
  return (
    <>
      <Card>
        <div className="grid gap-3">
          <p className="font-semibold">{invoice.clinicName}</p>
          <p>
            {[t(kind === 'invoice' ? 'invoice' : 'creditNote'), invoice.name, t(`state.${state}`)].join(
              ' · ',
            )}
          </p>
          <p className="text-15 text-ink-soft">
            {t('issued', { date: moment(invoice.issuedAt), name: invoice.issuedBy })}
          </p>
          {otherNumber && (
            <p className="text-15">
              {t(kind === 'invoice' ? 'takenBack' : 'takesBack', { number: otherNumber })}
            </p>
          )}
          {invoice.reason && <p className="text-15">{t('reason', { reason: invoice.reason })}</p>}
          <InvoiceLines invoice={invoice} />
        </div>
      </Card>
      {payments.length > 0 && (
        <Card>
          <h2 className="text-16">{t('payments')}</h2>
          <ul className="divide-y divide-line">
            {payments.map((payment) => (
              <li key={payment.id} className="py-2">
                <span className="block font-semibold">
                  {t(payment.method === 'cash' ? 'received' : 'receivedOnline', {
                    amount: money(payment.cents),
                    date: moment(payment.receivedAt),
                  })}
                </span>
                {payment.receivedBy && (
                  <span className="block text-14 text-ink-soft">
                    {t('receivedBy', {
                      tendered: money(payment.tenderedCents),
                      change: money(payment.changeCents),
                      name: payment.receivedBy,
                    })}
                  </span>
                )}
                {payment.returnedCents > 0 && (
                  <span className="block text-14 text-ink-soft">
                    {t('returned', { amount: money(payment.returnedCents) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        {state === 'open' && <Button onClick={() => setOpen('cash')}>{t('takeCash')}</Button>}
        {payments.length > 0 && (
          <Button variant="secondary" onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
        {invoice.clinicPatientId && (
          <ButtonLink variant="secondary" to={`/app/invoices/statements/${invoice.clinicPatientId}`}>
            {t('statement')}
          </ButtonLink>
        )}
        {isManager && state !== 'credited' && (
          <Button variant="ghost" onClick={() => setOpen('credit')}>
            {t('credit')}
          </Button>
        )}
      </div>
      {open === 'cash' && <CashDialog invoice={invoice} onClose={() => setOpen(undefined)} />}
      {open === 'credit' && <CreditDialog id={invoice.id} onClose={() => setOpen(undefined)} />}
    </>
  );
}
