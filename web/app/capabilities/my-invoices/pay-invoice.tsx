import type { MyInvoiceDetails } from '@lakou/contract/invoices';
import { formatMoney } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PayDialog } from '../payments/pay-dialog.tsx';
import type { Prompt } from '../payments/pay-form.tsx';
import { PaymentNote, PayOnline } from '../payments/pay-online.tsx';
import type { Unpaid } from '../payments/use-paypal-return.ts';
import { MY_INVOICES_KEY } from './my-invoices.queries.ts';

/** Whether the invoice is paid, is being paid, or can be: then the button. */
export function PayInvoice({ invoice }: { invoice: MyInvoiceDetails }) {
  const { t } = useTranslation('my-invoices');
  const isPaid = invoice.state === 'paid' && invoice.totalCents > 0;
  const settled = isPaid ? <PaymentNote text={t('paidDone')} /> : null;
  return (
    <PayOnline
      queryKey={MY_INVOICES_KEY}
      isPending={invoice.pending}
      settled={invoice.state === 'open' ? undefined : settled}
      words={{ confirming: t('confirming'), pending: t('pending') }}
      back={{ to: '/app/my-invoices', text: t('back') }}
    >
      {(unpaid, onPrompted) => <Open invoice={invoice} unpaid={unpaid} onPrompted={onPrompted} />}
    </PayOnline>
  );
}

interface OpenProps {
  invoice: MyInvoiceDetails;
  unpaid: Unpaid | undefined;
  onPrompted: (prompt: Prompt) => void;
}

function Open({ invoice, unpaid, onPrompted }: OpenProps) {
  const { t } = useTranslation('my-invoices');
  const lang = useLanguage();
  const [paying, setPaying] = useState(unpaid !== undefined);
  const cents = invoice.totalCents - invoice.paidCents;
  const amount = formatMoney(lang, cents, 'USD');
  return (
    <Card attention="mango">
      <div className="grid gap-3">
        <p className="text-28 font-extrabold tabular-nums">{amount}</p>
        <p className="text-15 text-ink-soft">{t('paidAtDesk')}</p>
        <Button block onClick={() => setPaying(true)}>
          {t('pay', { amount })}
        </Button>
      </div>
      {paying && (
        <PayDialog
          toPay={{ id: invoice.id, type: 'invoice', cents }}
          title={t('payTitle')}
          unpaid={unpaid}
          onClose={() => setPaying(false)}
          onPrompted={onPrompted}
        >
          <section className="rounded-card bg-sunken p-5">
            <h3 className="text-18 font-bold wrap-anywhere">
              {t('invoiceFrom', { name: invoice.clinicName })}
            </h3>
            <p className="text-15 text-ink-soft">{t('number', { number: invoice.number })}</p>
            <p className="mt-3 flex justify-between gap-4 text-18 font-bold tabular-nums">
              <span>{t('rest')}</span>
              <span>{amount}</span>
            </p>
          </section>
        </PayDialog>
      )}
    </Card>
  );
}
