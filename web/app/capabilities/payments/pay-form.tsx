import { formatMoney, formatNumber } from '@lakou/i18n';
import { useMutation } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Info from 'lucide-react/icons/info';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { MoncashPhone } from './moncash-phone.tsx';
import { type Method, type Methods, PayMethods } from './pay-methods.tsx';
import { digitsOf, isPhone } from './phone-digits.ts';
import type { Unpaid } from './use-paypal-return.ts';

/** The prompt that MonCash sends to this phone, of eight digits. */
export interface Prompt {
  transactionId: string;
  phone: string;
}

/** A visit, an invoice or a package, at the server's price. */
interface ToPay {
  id: string;
  type: 'booking' | 'invoice' | 'package';
  cents: number;
}

export interface PayFormProps {
  toPay: ToPay;
  title: string;
  /** What is paid for, above the methods. */
  children: ReactNode;
  /** The result of the last try; shown here, because the dialog would cover a toast. */
  unpaid: Unpaid | undefined;
  methods: Methods;
  onClose: () => void;
  onPrompted: (prompt: Prompt) => void;
  /** Without MonCash's page, which leads back only to what is one's own. */
  noPage?: boolean;
}

/** The address of the page where the payer continues, for a card or MonCash's page. */
async function addressFor(method: 'card' | 'page', customId: string): Promise<string> {
  const body = { customId };
  return method === 'card'
    ? (await api('POST /api/payments/paypal/create-order', { body })).approveUrl
    : (await api('POST /api/payments/moncash/page', { body })).pageUrl;
}

/** The price, the choice of a method, and the button. */
export function PayForm(props: PayFormProps) {
  const { toPay, title, children, unpaid, methods, onClose, onPrompted, noPage = false } = props;
  const { t } = useTranslation('payments');
  const { t: errors } = useTranslation('errors');
  const lang = useLanguage();
  const errorText = useErrorText();
  const formId = useId();
  const [method, setMethod] = useState<Method>(methods.card ? 'card' : 'prompt');
  const [phone, setPhone] = useState('');
  const [complaint, setComplaint] = useState<string>();

  const leaving = useMutation({
    mutationFn: (to: 'card' | 'page') => addressFor(to, toPay.id),
    onSuccess: (address) => location.assign(address),
  });
  const prompt = useMutation({
    mutationFn: () =>
      api('POST /api/payments/moncash/initiate', {
        body: {
          amount: toPay.cents / 100,
          phone: `509${digitsOf(phone)}`,
          type: toPay.type,
          customId: toPay.id,
        },
      }),
    onSuccess: ({ transactionId }) => onPrompted({ transactionId, phone: digitsOf(phone) }),
  });
  const chosen = method === 'prompt' ? prompt : leaving;

  function pay() {
    if (method === 'card' || method === 'page') return leaving.mutate(method);
    if (!isPhone(phone)) return setComplaint(errors('moncash_phone_invalid'));
    setComplaint(undefined);
    prompt.mutate();
  }

  // The fields of the chosen method may be below the visible part of a phone's screen, so they are scrolled into view.
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (method === 'prompt' || method === 'page') details.current?.scrollIntoView({ block: 'nearest' });
  }, [method]);

  // The error is scrolled into view for the same reason.
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen.error || complaint) problem.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen.error, complaint]);

  function choose(next: Method) {
    setMethod(next);
    setComplaint(undefined);
    leaving.reset();
    prompt.reset();
  }

  const { cents } = toPay;
  const gourdes = formatMoney(lang, Math.round(cents * methods.htgPerUsd), 'HTG');
  const isInGourdes = method === 'prompt' || method === 'page';
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        // The button stays busy while the browser opens the other page.
        <Button type="submit" form={formId} block size="lg" busy={chosen.isPending || leaving.isSuccess}>
          {t('pay', { amount: isInGourdes ? gourdes : formatMoney(lang, cents, 'USD') })}
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
        {unpaid === 'failed' && <FormError>{t('failed')}</FormError>}
        {unpaid === 'cancelled' && (
          <Banner tone="info" icon={Info}>
            {t('cancelled')}
          </Banner>
        )}
        {(method === 'card' ? methods.sandbox : methods.moncashSandbox) && (
          <Banner tone="warn" icon={FlaskConical}>
            {t('sandbox')}
          </Banner>
        )}
        {children}
        <PayMethods methods={methods} value={method} onChange={choose} noPage={noPage} />
        {isInGourdes && (
          <div ref={details} className="flex flex-col gap-5">
            {method === 'prompt' && <MoncashPhone value={phone} onChange={setPhone} error={complaint} />}
            <p className="text-15 text-ink-soft">
              {t(methods.rateSource ? 'moncashHtgFrom' : 'moncashHtg', {
                gourdes,
                rate: formatNumber(lang, methods.htgPerUsd, 2),
                source: methods.rateSource ?? '',
              })}
            </p>
          </div>
        )}
        <div ref={problem} className="empty:hidden">
          {method === 'moncash' && complaint && <FormError>{complaint}</FormError>}
          {chosen.error && <FormError>{errorText(chosen.error)}</FormError>}
        </div>
      </form>
    </Dialog>
  );
}
