import type { RepresentedBill } from '@lakou/contract/representatives';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { MoncashWaiting } from '../payments/moncash-waiting.tsx';
import { PayDialog } from '../payments/pay-dialog.tsx';
import type { Prompt } from '../payments/pay-form.tsx';
import { type Unpaid, usePaypalReturn } from '../payments/use-paypal-return.ts';
import { billsQuery, REPRESENTATIVES_KEY } from './representatives.queries.ts';

interface TheirBillsProps {
  patientId: string;
  name: string;
}

/** What is to be paid for an adult one acts for; PayPal leads back here. */
export function TheirBills({ patientId, name }: TheirBillsProps) {
  const { t } = useTranslation('representatives');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [, setParams] = useSearchParams();
  const [outcome, setOutcome] = useState<Unpaid | 'paid'>();
  const [prompt, setPrompt] = useState<Prompt>();
  const onOver = useCallback(
    (how?: Unpaid | 'paid') => {
      setOutcome(how);
      setPrompt(undefined);
      setParams({}, { replace: true });
      for (const queryKey of [REPRESENTATIVES_KEY, ['payments'], ['bookings']])
        void queries.invalidateQueries({ queryKey });
    },
    [queries, setParams],
  );
  const onPaid = useCallback(() => onOver('paid'), [onOver]);
  const returned = usePaypalReturn(onPaid, setOutcome, { keepsPending: true });
  const back = { to: `/app/acting-for/${patientId}`, text: t('actingFor', { name }) };
  return (
    <Section title={t('bills')}>
      <p className="text-15 text-ink-soft">{t('billsText')}</p>
      {returned.stage === 'unanswered' && (
        <Card>
          <Problem text={errorText(returned.error)} onRetry={returned.ask} />
        </Card>
      )}
      {(returned.stage === 'confirming' || returned.stage === 'pending') && (
        <p role="status" className="font-semibold">
          {t(returned.stage === 'confirming' ? 'payConfirming' : 'payPending')}
        </p>
      )}
      {outcome && <Outcome outcome={outcome} />}
      {prompt && <MoncashWaiting key={prompt.transactionId} {...prompt} {...{ back, onPaid, onOver }} />}
      <QueryState
        query={useQuery(billsQuery(patientId))}
        failed={t('billsFailed')}
        isEmpty={({ length }) => length === 0}
        empty={<p className="text-ink-soft">{t('noBills')}</p>}
      >
        {(bills) => (
          <ul className="grid gap-3">
            {bills.map((bill) => (
              <Bill key={bill.id} {...{ bill, name }} onPrompted={setPrompt} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function Outcome({ outcome }: { outcome: Unpaid | 'paid' }) {
  const { t } = useTranslation('payments');
  return (
    <p role="status" className="font-semibold">
      {t(outcome)}
    </p>
  );
}

interface BillProps {
  bill: RepresentedBill;
  name: string;
  onPrompted: (prompt: Prompt) => void;
}

function Bill({ bill, name, onPrompted }: BillProps) {
  const { t } = useTranslation('representatives');
  const lang = useLanguage();
  const [paying, setPaying] = useState(false);
  const { id, kind, payeeName } = bill;
  const cents = Math.round(bill.amount * 100);
  const amount = formatMoney(lang, cents, 'USD');
  const date = formatDate(lang, { at: new Date(bill.at), timeZone: ownTimeZone() }, 'medium');
  const what = t(kind === 'booking' ? 'billVisit' : 'billInvoice', { date });
  return (
    <Card as="li">
      <div className="grid gap-2">
        <h3 className="text-16 font-bold wrap-anywhere">{what}</h3>
        {payeeName && <p className="text-15 text-ink-soft wrap-anywhere">{payeeName}</p>}
        <p>
          <Button
            aria-label={t('payOne', { amount, date, payee: payeeName ?? name })}
            onClick={() => setPaying(true)}
          >
            {t('pay', { amount })}
          </Button>
        </p>
      </div>
      {paying && (
        <PayDialog
          toPay={{ id, type: kind, cents }}
          title={t('payTitle', { name })}
          unpaid={undefined}
          noPage
          onClose={() => setPaying(false)}
          onPrompted={(prompt) => {
            setPaying(false);
            onPrompted(prompt);
          }}
        >
          <section className="rounded-card bg-sunken p-5">
            <h3 className="text-18 font-bold wrap-anywhere">{what}</h3>
            {payeeName && <p className="text-15 text-ink-soft wrap-anywhere">{payeeName}</p>}
            <p className="mt-3 text-22 font-extrabold tabular-nums">{amount}</p>
          </section>
        </PayDialog>
      )}
    </Card>
  );
}
