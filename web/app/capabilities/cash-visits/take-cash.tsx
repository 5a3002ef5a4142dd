import type { Booking } from '@lakou/contract/bookings';
import { CASH_CURRENCIES } from '@lakou/contract/cash-visits.rules';
import { formatMoney } from '@lakou/i18n';
import Banknote from 'lucide-react/icons/banknote';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useGourdes } from '#platform/money/gourdes.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';

/** Whether its provider may say that it was paid in cash; a clinic has a cash desk of its own. */
const isForCash = ({ status, paymentStatus, clinicId, invoiceId }: Booking): boolean =>
  status === 'completed' && paymentStatus === 'unpaid' && !clinicId && !invoiceId;

/** For the provider of a completed visit: it was paid in cash. */
export function TakeCash({ booking }: { booking: Booking }) {
  const { t } = useTranslation('cash-visits');
  const [isOpen, setOpen] = useState(false);
  if (!isForCash(booking)) return null;
  return (
    <>
      <Button variant="secondary" icon={Banknote} block onClick={() => setOpen(true)}>
        {t('take')}
      </Button>
      {isOpen && <TakeCashDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeCashDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('cash-visits');
  const lang = useLanguage();
  const gourdes = useGourdes();
  const [currency, setCurrency] = useState<(typeof CASH_CURRENCIES)[number]>('HTG');
  const { base } = booking.fare;
  const { save, isSaving, problem } = useSave(
    () => api('POST /api/bookings/:id/cash', { params: { id: booking.id }, body: { currency } }),
    { queryKey: ['bookings'], done: t('taken'), failed: t('failed'), onDone: onClose },
  );
  const amounts = {
    USD: formatMoney(lang, Math.round(base * 100), 'USD', 'long'),
    HTG: gourdes.exactly(base) ?? t('gourdes'),
  };
  return (
    <FormDialog
      title={t('take')}
      save={t('confirm')}
      busy={isSaving}
      problem={problem}
      onSave={() => save(undefined)}
      onClose={onClose}
    >
      <p>{t('text', { name: booking.patientName })}</p>
      <RadioCards
        legend={t('received')}
        name="currency"
        options={CASH_CURRENCIES.toReversed().map((value) => ({ value, title: amounts[value] }))}
        value={currency}
        onChange={setCurrency}
      />
    </FormDialog>
  );
}
