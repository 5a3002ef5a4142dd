import type { LakouContract, Result } from '@lakou/contract';
import type { Booking } from '@lakou/contract/bookings';
import { formatMoney, formatNumber } from '@lakou/i18n';
import { useMutation } from '@tanstack/react-query';
import CreditCard from 'lucide-react/icons/credit-card';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Smartphone from 'lucide-react/icons/smartphone';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { MoncashPhone } from './moncash-phone.tsx';
import { digitsOf, isPhone } from './phone-digits.ts';
import { PriceRows } from './price-rows.tsx';

type Methods = Result<LakouContract['GET /api/payments/methods']>;
type Method = 'card' | 'moncash';

interface PayFormProps {
  booking: Booking;
  methods: Methods;
  onClose: () => void;
  /** A prompt is on its way to the payer's phone. */
  onWaiting: (transactionId: string) => void;
}

/** The price, the choice of a method, and one button. */
export function PayForm({ booking, methods, onClose, onWaiting }: PayFormProps) {
  const { t } = useTranslation('payments');
  const { t: errors } = useTranslation('errors');
  const lang = useLanguage();
  const errorText = useErrorText();
  const formId = useId();
  const [method, setMethod] = useState<Method>(methods.card ? 'card' : 'moncash');
  const [phone, setPhone] = useState('');
  const [complaint, setComplaint] = useState<string>();

  const card = useMutation({
    mutationFn: () => api('POST /api/payments/paypal/create-order', { body: { customId: booking.id } }),
    onSuccess: ({ approveUrl }) => location.assign(approveUrl),
  });
  const moncash = useMutation({
    mutationFn: () =>
      api('POST /api/payments/moncash/initiate', {
        body: {
          amount: booking.fare.total,
          phone: `509${digitsOf(phone)}`,
          type: 'booking',
          customId: booking.id,
        },
      }),
    onSuccess: ({ transactionId }) => onWaiting(transactionId),
  });
  const chosen = method === 'card' ? card : moncash;

  function pay() {
    if (method === 'card') return card.mutate();
    // As it is said for every kind of payment: off until it is switched on.
    if (!methods.moncashBookings) return setComplaint(errors('moncash_unsupported'));
    if (!isPhone(phone)) return setComplaint(errors('moncash_phone_invalid'));
    setComplaint(undefined);
    moncash.mutate();
  }

  const cents = Math.round(booking.fare.total * 100);
  const gourdes = formatMoney(lang, Math.round(cents * methods.htgPerUsd), 'HTG');
  return (
    <Dialog
      title={t('payTitle')}
      onClose={onClose}
      footer={
        // The button stays busy while the browser leaves for PayPal.
        <Button type="submit" form={formId} block size="lg" busy={chosen.isPending || card.isSuccess}>
          {t('pay', { amount: formatMoney(lang, cents, 'USD') })}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
        className="flex flex-col gap-5"
      >
        {methods.sandbox && (
          <Banner tone="warn" icon={FlaskConical}>
            {t('sandbox')}
          </Banner>
        )}
        <PriceRows booking={booking} />
        <RadioCards<Method>
          legend={t('method')}
          name="method"
          value={method}
          onChange={(next) => {
            setMethod(next);
            setComplaint(undefined);
          }}
          options={[
            ...(methods.card
              ? [{ value: 'card' as const, title: t('card'), description: t('cardHint'), icon: CreditCard }]
              : []),
            { value: 'moncash', title: t('moncash'), description: t('moncashHint'), icon: Smartphone },
          ]}
        />
        {method === 'moncash' && methods.moncashBookings && (
          <>
            <MoncashPhone value={phone} onChange={setPhone} error={complaint} />
            <p className="text-15 text-ink-soft">
              {t('moncashHtg', { gourdes, rate: formatNumber(lang, methods.htgPerUsd, 2) })}
            </p>
          </>
        )}
        {method === 'moncash' && !methods.moncashBookings && complaint && <FormError>{complaint}</FormError>}
        {chosen.error && <FormError>{errorText(chosen.error)}</FormError>}
      </form>
    </Dialog>
  );
}
