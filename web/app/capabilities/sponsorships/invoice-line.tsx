import type { SponsoredInvoice } from '@lakou/contract/sponsorships';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ownTimeZone } from '../../platform/time/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { InGourdes } from './in-gourdes.tsx';
import { usePay } from './use-pay.ts';

interface InvoiceLineProps {
  invoice: SponsoredInvoice;
  /** How the sponsor names the person. */
  name: string;
  /** Without it nothing can be pressed: a preview. */
  canPay?: boolean;
}

/** One unpaid invoice of a clinic, with a button to pay it. */
export function InvoiceLine({ invoice, name, canPay = false }: InvoiceLineProps) {
  const { t } = useTranslation('sponsorships');
  const lang = useLanguage();
  const { pay, isBusy, problem } = usePay();
  const { id, issuedAt, owed, clinicName } = invoice;
  const date = formatDate(lang, { at: new Date(issuedAt), timeZone: ownTimeZone() }, 'long');
  const amount = formatMoney(lang, Math.round(owed * 100), 'USD');
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div>
        <p className="font-semibold">{date}</p>
        <p className="text-15 text-ink-soft wrap-anywhere">
          {[t('invoice'), clinicName].filter(Boolean).join(' · ')}
        </p>
      </div>
      {problem && <FormError>{problem}</FormError>}
      {canPay ? (
        <Button busy={isBusy} onClick={() => pay({ id })} aria-label={t('payFor', { amount, name, date })}>
          {t('pay', { amount })}
        </Button>
      ) : (
        <p className="tabular-nums">{amount}</p>
      )}
      <InGourdes dollars={owed} />
    </li>
  );
}
