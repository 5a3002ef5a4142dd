import type { FeeEntry, ServiceCode } from '@lakou/contract/billing';
import { formatMoney, parseDecimal } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { DeleteBelow } from '../../ui/delete-below.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BILLING_KEY } from './billing.queries.ts';
import { DeleteRowDialog } from './delete-row.dialog.tsx';

interface FeeDialogProps {
  clinicId: string;
  codes: readonly ServiceCode[];
  /** The price to change; without it a new one is added. */
  fee?: FeeEntry;
  onClose: () => void;
}

export function FeeDialog({ clinicId, codes, fee, onClose }: FeeDialogProps) {
  const { t } = useTranslation('billing');
  const lang = useLanguage();
  const [serviceCodeId, setServiceCodeId] = useState(fee?.serviceCodeId ?? '');
  const [price, setPrice] = useState(fee ? fee.price.toFixed(2) : '');
  const [effectiveDate, setEffectiveDate] = useState(fee?.effectiveDate ?? dayHere(new Date()));
  const [tried, setTried] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: { serviceCodeId: string; price: number; effectiveDate: string }) =>
      fee
        ? api('PUT /api/clinics/fee-schedules/:id', { params: { id: fee.id }, body })
        : api('POST /api/clinics/:id/fee-schedules', { params: { id: clinicId }, body }),
    { queryKey: BILLING_KEY, done: t('saved'), failed: t('feeSaveFailed'), onDone: onClose },
  );
  const amount = parseDecimal(lang, price);
  const missing = (isFilled: boolean) => (tried && !isFilled ? t('feeRequired') : undefined);
  function submit() {
    setTried(true);
    if (serviceCodeId && amount !== undefined && effectiveDate)
      save({ serviceCodeId, price: amount, effectiveDate });
  }
  if (fee && deleting)
    return (
      <DeleteRowDialog
        title={t('deleteFee')}
        text={t('deleteFeeText', {
          name: fee.description,
          price: formatMoney(lang, Math.round(fee.price * 100), 'USD'),
        })}
        failed={t('feeDeleteFailed')}
        remove={() => api('DELETE /api/clinics/fee-schedules/:id', { params: { id: fee.id } })}
        onClose={() => setDeleting(false)}
        onDeleted={onClose}
      />
    );
  return (
    <FormDialog
      title={t(fee ? 'editFee' : 'newFee')}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
      after={fee && <DeleteBelow text={t('deleteFee')} onClick={() => setDeleting(true)} />}
    >
      <Select
        label={t('service')}
        empty={t('choose')}
        error={missing(serviceCodeId !== '')}
        value={serviceCodeId}
        onChange={({ target }) => setServiceCodeId(target.value)}
      >
        {codes.map(({ id, code, description }) => (
          <option key={id} value={id}>
            {code} · {description}
          </option>
        ))}
      </Select>
      <TextField
        label={t('price')}
        inputMode="decimal"
        maxLength={12}
        error={missing(amount !== undefined)}
        value={price}
        onChange={({ target }) => setPrice(target.value)}
      />
      <DateField
        label={t('from')}
        error={missing(effectiveDate !== '')}
        value={effectiveDate}
        onChange={({ target }) => setEffectiveDate(target.value)}
      />
    </FormDialog>
  );
}
