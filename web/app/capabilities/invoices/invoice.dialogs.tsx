import type { InvoiceDetails } from '@lakou/contract/invoices';
import { LONGEST_INVOICE_REASON } from '@lakou/contract/invoices.rules';
import { formatMoney, parseDecimal } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { INVOICES_KEY } from './invoices.queries.ts';

/** What was handed over; the change is shown while typing. */
export function CashDialog({ invoice, onClose }: { invoice: InvoiceDetails; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const lang = useLanguage();
  const [clientId] = useState(() => crypto.randomUUID());
  const [tendered, setTendered] = useState('');
  const [tried, setTried] = useState(false);
  const owed = invoice.totalCents - invoice.paidCents;
  const amount = parseDecimal(lang, tendered);
  const cents = amount === undefined ? 0 : Math.round(amount * 100);
  const { save, isSaving, problem } = useSave(
    (tenderedCents: number) =>
      api('POST /api/clinics/invoices/:id/payments', {
        params: { id: invoice.id },
        body: { clientId, tenderedCents },
      }),
    { queryKey: INVOICES_KEY, done: t('cashDone'), failed: t('saveFailed'), onDone: onClose },
  );
  const money = (sum: number) => formatMoney(lang, sum, 'USD');
  const told =
    cents >= owed
      ? t('change', { amount: money(cents - owed) })
      : t('partly', { amount: money(owed - cents) });
  function submit() {
    setTried(true);
    if (cents > 0) save(cents);
  }
  return (
    <FormDialog
      title={t('takeCash')}
      save={t('cashSave')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <TextField
        label={t('tendered')}
        hint={told}
        inputMode="decimal"
        maxLength={12}
        error={tried && cents <= 0 ? t('amountWrong') : undefined}
        value={tendered}
        onChange={({ target }) => setTendered(target.value)}
      />
    </FormDialog>
  );
}

export function CreditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: { reason: string }) => api('POST /api/clinics/invoices/:id/credit', { params: { id }, body }),
    { queryKey: INVOICES_KEY, done: t('credited'), failed: t('saveFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (reason.trim()) save({ reason });
  }
  return (
    <FormDialog
      title={t('creditTitle')}
      save={t('creditSave')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p className="text-15 text-ink-soft">{t('creditText')}</p>
      <TextField
        label={t('creditReason')}
        maxLength={LONGEST_INVOICE_REASON}
        error={tried && !reason.trim() ? t('required') : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
