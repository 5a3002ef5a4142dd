import type { MyInvoiceDetails } from '@lakou/contract/invoices';
import { formatMoney } from '@lakou/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { MoncashWaiting } from '../payments/moncash-waiting.tsx';
import { PayDialog } from '../payments/pay-dialog.tsx';
import type { Prompt } from '../payments/pay-form.tsx';
import { type Unpaid, usePaypalReturn } from '../payments/use-paypal-return.ts';
import { MY_INVOICES_KEY } from './my-invoices.queries.ts';

/** Whether the invoice is paid, is being paid, or can be: then the button. */
export function PayInvoice({ invoice }: { invoice: MyInvoiceDetails }) {
  const { t } = useTranslation('my-invoices');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  // MonCash's page returns to another address, which passes the result in the state of the location.
  const { state } = useLocation();
  const [unpaid, setUnpaid] = useState<Unpaid | undefined>(state?.unpaid);
  const [prompt, setPrompt] = useState<Prompt>();
  const onOver = useCallback(
    (how?: Unpaid) => {
      setUnpaid(how);
      setPrompt(undefined);
      setParams({}, { replace: true });
      void queries.invalidateQueries({ queryKey: MY_INVOICES_KEY });
      void queries.invalidateQueries({ queryKey: ['payments'] });
    },
    [setParams, queries],
  );
  const onPaid = useCallback(() => onOver(), [onOver]);
  const returned = usePaypalReturn(onPaid, setUnpaid);
  const page = params.get('moncash');
  const waiting = prompt ?? (page ? { transactionId: page } : undefined);

  if (invoice.state === 'paid' && invoice.totalCents > 0) return <Said text={t('paidDone')} />;
  if (invoice.state !== 'open') return null;
  if (returned.stage === 'unanswered')
    return (
      <Card>
        <Problem text={errorText(returned.error)} onRetry={returned.ask} />
      </Card>
    );
  if (returned.stage === 'confirming') return <Said text={t('confirming')} />;
  if (waiting)
    return (
      <MoncashWaiting
        key={waiting.transactionId}
        {...waiting}
        back={{ to: '/app/my-invoices', text: t('back') }}
        onPaid={onPaid}
        onOver={onOver}
      />
    );
  if (returned.stage === 'pending' || invoice.pending) return <Said text={t('pending')} />;
  return <Open invoice={invoice} unpaid={unpaid} onPrompted={setPrompt} />;
}

function Said({ text }: { text: string }) {
  return (
    <Card>
      <p role="status" className="text-18 font-semibold">
        {text}
      </p>
    </Card>
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
