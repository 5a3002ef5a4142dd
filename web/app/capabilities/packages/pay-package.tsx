import type { BoughtPackage } from '@lakou/contract/packages';
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
import { usePackageName } from '../package-offers/package-name.ts';
import { PACKAGES_KEY } from '../package-offers/package-offers.queries.ts';
import { PackagePrice } from '../package-offers/package-price.tsx';
import { MoncashWaiting } from '../payments/moncash-waiting.tsx';
import { PayDialog } from '../payments/pay-dialog.tsx';
import type { Prompt } from '../payments/pay-form.tsx';
import { type Unpaid, usePaypalReturn } from '../payments/use-paypal-return.ts';

/** Whether the package is being paid, or can be: then the button. */
export function PayPackage({ bought }: { bought: BoughtPackage }) {
  const { t } = useTranslation('packages');
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
      void queries.invalidateQueries({ queryKey: PACKAGES_KEY });
      void queries.invalidateQueries({ queryKey: ['payments'] });
    },
    [setParams, queries],
  );
  const onPaid = useCallback(() => onOver(), [onOver]);
  const returned = usePaypalReturn(onPaid, setUnpaid);
  const page = params.get('moncash');
  const waiting = prompt ?? (page ? { transactionId: page } : undefined);

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
        back={{ to: '/app/packages', text: t('back') }}
        onPaid={onPaid}
        onOver={onOver}
      />
    );
  if (returned.stage === 'pending' || bought.pending) return <Said text={t('pending')} />;
  return <Open bought={bought} unpaid={unpaid} onPrompted={setPrompt} />;
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
  bought: BoughtPackage;
  unpaid: Unpaid | undefined;
  onPrompted: (prompt: Prompt) => void;
}

function Open({ bought, unpaid, onPrompted }: OpenProps) {
  const { t } = useTranslation('packages');
  const lang = useLanguage();
  const nameOf = usePackageName();
  const [paying, setPaying] = useState(unpaid !== undefined);
  const cents = Math.round(bought.total * 100);
  return (
    <>
      <Button block onClick={() => setPaying(true)}>
        {t('pay', { amount: formatMoney(lang, cents, 'USD') })}
      </Button>
      {paying && (
        <PayDialog
          toPay={{ id: bought.id, type: 'package', cents }}
          title={t('payTitle')}
          unpaid={unpaid}
          onClose={() => setPaying(false)}
          onPrompted={onPrompted}
        >
          <section className="rounded-card bg-sunken p-5">
            <h3 className="mb-3 text-18 font-bold wrap-anywhere">{nameOf(bought)}</h3>
            <PackagePrice offer={bought} />
          </section>
        </PayDialog>
      )}
    </>
  );
}
