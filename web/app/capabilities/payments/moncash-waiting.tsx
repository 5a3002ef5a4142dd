import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NotPaidYet } from './not-paid-yet.tsx';
import { PaymentMessage, type WayBack } from './payment-message.tsx';
import { useMoncashCheck } from './use-moncash-check.ts';
import type { Paid, Unpaid } from './use-paypal-return.ts';

interface MoncashWaitingProps {
  transactionId: string;
  back: WayBack;
  /** The eight digits of the payer's phone; null when the prompt was sent earlier; undefined after MonCash's page. */
  phone?: string | null;
  onPaid: (paid: Paid) => void;
  /** Called when it was not paid, or when another method is wanted. */
  onOver: (how?: Unpaid) => void;
}

/** Shown until it is known whether the payment with MonCash succeeded. */
export function MoncashWaiting({ transactionId, back, phone, onPaid, onOver }: MoncashWaitingProps) {
  const { data, error, isDeclined } = useMoncashCheck(transactionId);
  const paid = data?.message === 'successful' ? data : undefined;
  useEffect(() => {
    if (paid) onPaid(paid.booking);
    if (isDeclined) onOver('failed');
  }, [paid, isDeclined, onPaid, onOver]);

  if (phone !== undefined) return <OnPhone {...{ phone, back }} lost={error !== null && !isDeclined} />;
  // The result is unknown: MonCash does not answer, or has not decided.
  if (error || (data && !data.unpaid)) return <PaymentMessage kind="pending" back={back} />;
  if (!data) return <PaymentMessage kind="confirming" />;
  return <NotPaidYet pageUrl={data.pageUrl} onOtherWay={() => onOver()} />;
}

/** Shown while the payer confirms on the phone. `lost`: MonCash does not answer, but the payment may still succeed. */
function OnPhone({ phone, back, lost }: { phone: string | null; back: WayBack; lost: boolean }) {
  const { t } = useTranslation('payments');
  return (
    <Card>
      <div className="flex flex-col items-center gap-4 px-4 py-8 text-center">
        <LoaderCircle size={44} className="animate-spin text-sea motion-reduce:animate-none" />
        <div role="status" className="max-w-96 space-y-2 text-balance">
          <p className="text-18 font-bold">{t('moncashWaiting')}</p>
          <p>{phone ? t('moncashWaitingOn', { phone: spaced(phone) }) : t('moncashWaitingHint')}</p>
          <p className="text-15 text-ink-soft">{t(lost ? 'moncashNoAnswer' : 'moncashMayLeave')}</p>
        </div>
        <ButtonLink to={back.to} variant="secondary" replace>
          {back.text}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** `37001234` → `3700 1234`. */
const spaced = (digits: string) => `${digits.slice(0, 4)}\u00a0${digits.slice(4)}`;
