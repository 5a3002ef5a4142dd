import type { Payment } from '@lakou/contract/payments';
import { formatDate, formatMoney } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import type { Tone } from '../../ui/tone.ts';
import { ReceiptLink } from './receipt-link.tsx';

const LOOKS: Record<Payment['status'], { tone: Tone; icon: LucideIcon }> = {
  created: { tone: 'neutral', icon: Hourglass },
  approved: { tone: 'neutral', icon: Hourglass },
  capturing: { tone: 'night', icon: Hourglass },
  captured: { tone: 'leaf', icon: CircleCheck },
  refunded: { tone: 'mango', icon: Undo2 },
  voided: { tone: 'neutral', icon: CircleX },
  failed: { tone: 'hibiscus', icon: CircleX },
};

/** One payment: purpose, date, amount and receipt. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const lang = useLanguage();
  const timeZone = ownTimeZone();
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  const date = formatDate(lang, { at: new Date(payment.paidAt ?? payment.createdAt), timeZone }, 'medium');
  const { tone, icon } = LOOKS[payment.status];
  const what = useWhat(payment);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 grow basis-48 text-16 font-semibold wrap-anywhere">{what}</h2>
        <p className="text-18 font-bold tabular-nums">{money(payment.amount)}</p>
      </div>
      <p className="text-15 text-ink-soft">
        {date} · {t(payment.method === 'paypal' ? 'card' : payment.method)}
      </p>
      {payment.gourdes !== null && (
        <p className="text-15 text-ink-soft">{formatMoney(lang, Math.round(payment.gourdes * 100), 'HTG')}</p>
      )}
      {payment.receiptNumber && (
        <p className="text-15 text-ink-soft tabular-nums">
          {t('receipt')} {payment.receiptNumber}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Badge tone={tone} icon={icon}>
          {payment.refunded > 0 && payment.refunded < payment.amount
            ? t('refundedPart', { amount: money(payment.refunded) })
            : t(`status.${payment.status}`)}
        </Badge>
        <ReceiptLink payment={payment} label={t('receiptFor', { what, date })} />
      </div>
    </Card>
  );
}

/** The purpose of the payment as a short text. */
function useWhat({ kind, serviceNames, serviceType, providerName }: Payment): string {
  const { t } = useTranslation('payments');
  const lang = useLanguage();
  const named = serviceNames?.[lang];
  if (kind === 'package') return [t('kind.package'), named, providerName].filter(Boolean).join(' · ');
  if (kind !== 'booking') return t(`kind.${kind}`);
  const service = serviceNames?.[lang] ?? serviceType ?? t('price');
  return providerName ? t('visitWith', { service, name: providerName }) : service;
}
