import type { Pharmacy } from '@lakou/contract/pharmacy-orders';
import { HANDOVER_WAYS, LONGEST_ORDER_NOTE } from '@lakou/contract/pharmacy-orders.rules';
import { isPlausiblePhone, PROFILE_LENGTHS } from '@lakou/contract/profiles.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Bike from 'lucide-react/icons/bike';
import Send from 'lucide-react/icons/send';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { rememberOrder } from './orders.queries.ts';

type Way = (typeof HANDOVER_WAYS)[number];
const ICONS = { pickup: ShoppingBag, delivery: Bike };

interface SendFormProps {
  prescriptionId: string;
  pharmacy: Pharmacy;
  /** Chooses another pharmacy. */
  onChange: () => void;
}

/** How the medicine reaches the person, and what the pharmacy must know for it. */
export function SendForm({ prescriptionId, pharmacy, onChange }: SendFormProps) {
  const { t } = useTranslation('pharmacy-orders');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>('pickup');
  const [phone, setPhone] = useState(useUser().phone ?? '');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const isWrong = !isPlausiblePhone(phone.trim());
  const sending = useMutation({
    mutationFn: () =>
      api('POST /api/prescriptions/:id/pharmacy-orders', {
        params: { id: prescriptionId },
        body: { pharmacyId: pharmacy.id, way, phone: phone.trim(), note: note.trim() },
      }),
  });
  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isWrong || sending.isPending) return;
    const order = await sending.mutateAsync();
    toast.success(t('sentDone'));
    await navigate(`/app/prescriptions/orders/${order.id}`, { replace: true });
    await rememberOrder(queries, order);
  }
  return (
    // What failed is shown above the button.
    <form noValidate onSubmit={(event) => void send(event).catch(() => undefined)} className="grid gap-5">
      <div>
        <p className="mb-1.5 text-15 font-semibold">{t('pharmacy')}</p>
        <div className="flex min-h-12 items-center justify-between gap-3 rounded-control border border-line-strong bg-surface py-0.5 pr-1 pl-3.5">
          <span className="min-w-0 py-1.5">
            <span className="block font-medium wrap-anywhere">{pharmacy.name}</span>
            <span className="block text-14 text-ink-soft wrap-anywhere">{pharmacy.address}</span>
          </span>
          <Button variant="ghost" size="sm" onClick={onChange}>
            {t('change')}
          </Button>
        </div>
      </div>
      <ChoiceChips
        legend={t('wayTitle')}
        name="way"
        options={HANDOVER_WAYS.map((value) => ({ value, title: t(`way.${value}`), icon: ICONS[value] }))}
        value={way}
        onChange={setWay}
      />
      <TextField
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PROFILE_LENGTHS.phone}
        error={tried && isWrong ? t('phoneWrong') : undefined}
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <TextArea
        label={t('note')}
        hint={t(way === 'delivery' ? 'noteHintDelivery' : 'noteHint')}
        optional
        maxLength={LONGEST_ORDER_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {sending.error && <FormError>{errorText(sending.error)}</FormError>}
      <Button type="submit" icon={Send} block busy={sending.isPending}>
        {t('sendTo', { name: pharmacy.name })}
      </Button>
    </form>
  );
}
