import type { SponsoredVisit } from '@lakou/contract/sponsorships';
import { formatDateTime, formatMoney } from '@lakou/i18n';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import CreditCard from 'lucide-react/icons/credit-card';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ownTimeZone, sameClock } from '../../platform/time/time-zone.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { InGourdes } from './in-gourdes.tsx';
import { usePay } from './use-pay.ts';

const HAITI = 'America/Port-au-Prince';
const PAYMENT = {
  unpaid: { icon: CreditCard, tone: 'mango' },
  paid: { icon: CircleCheck, tone: 'leaf' },
  refunded: { icon: Undo2, tone: 'neutral' },
} as const;

interface VisitLineProps {
  visit: SponsoredVisit;
  /** How the sponsor names the person. */
  name: string;
  /** Without it nothing can be pressed: a preview. */
  canPay?: boolean;
}

/** One visit as far as it is shown, with a button to pay for it. */
export function VisitLine({ visit, name, canPay = false }: VisitLineProps) {
  const { t } = useTranslation('sponsorships');
  const lang = useLanguage();
  const { status, paymentStatus, patientName, providerName } = visit;
  const at = new Date(visit.dateTime);
  const date = formatDateTime(lang, { at, timeZone: ownTimeZone() }, 'long');
  const service = visit.serviceNames?.[lang] ?? visit.serviceType;
  const what = patientName ? t('visitOf', { name: patientName }) : t('visit');
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div>
        <p className="font-semibold">{date}</p>
        {!sameClock(at, ownTimeZone(), HAITI) && (
          <p className="text-14 text-ink-soft">
            {t('inHaiti', { time: formatDateTime(lang, { at, timeZone: HAITI }, 'long') })}
          </p>
        )}
        <p className="text-15 text-ink-soft wrap-anywhere">
          {[what, service, providerName && t('with', { name: providerName })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        {status && (
          <Badge tone={status === 'completed' ? 'leaf' : 'night'} icon={CalendarDays}>
            {t(status === 'completed' ? 'tookPlace' : 'upcoming')}
          </Badge>
        )}
        {paymentStatus && <Badge {...PAYMENT[paymentStatus]}>{t(`payment.${paymentStatus}`)}</Badge>}
      </p>
      {canPay && visit.payable && visit.fare && (
        <>
          {visit.withinBudget && <p className="text-15 font-semibold text-leaf">{t('budget.fits')}</p>}
          <PayButton visit={visit} total={visit.fare.total} name={name} date={date} />
        </>
      )}
      {!canPay && visit.payable && visit.fare && (
        <p className="tabular-nums">{formatMoney(lang, Math.round(visit.fare.total * 100), 'USD')}</p>
      )}
      {visit.payable && visit.fare && <InGourdes dollars={visit.fare.total} />}
    </li>
  );
}

interface PayButtonProps {
  visit: SponsoredVisit;
  total: number;
  name: string;
  date: string;
}

function PayButton({ visit: { id, withinBudget }, total, name, date }: PayButtonProps) {
  const { t } = useTranslation('sponsorships');
  const lang = useLanguage();
  const { pay, isBusy, problem } = usePay();
  const amount = formatMoney(lang, Math.round(total * 100), 'USD');
  return (
    <div className="grid gap-2">
      {problem && <FormError>{problem}</FormError>}
      <Button
        busy={isBusy}
        onClick={() => pay({ id, ...(withinBudget && { withinBudget }) })}
        aria-label={t('payFor', { amount, name, date })}
      >
        {t('pay', { amount })}
      </Button>
    </div>
  );
}
