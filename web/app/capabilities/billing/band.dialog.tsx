import type { DiscountBand, SentBand } from '@lakou/contract/billing';
import { LONGEST_BAND_NAME } from '@lakou/contract/billing.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { DeleteBelow } from '../../ui/delete-below.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BILLING_KEY } from './billing.queries.ts';
import { DeleteRowDialog } from './delete-row.dialog.tsx';

interface BandDialogProps {
  clinicId: string;
  /** The band to change; without it a new one is added. */
  band?: DiscountBand;
  onClose: () => void;
}

export function BandDialog({ clinicId, band, onClose }: BandDialogProps) {
  const { t } = useTranslation('billing');
  const [name, setName] = useState(band?.name ?? '');
  const [percent, setPercent] = useState(band ? String(band.percent) : '');
  const [tried, setTried] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: SentBand) =>
      band
        ? api('PUT /api/clinics/discount-bands/:id', { params: { id: band.id }, body })
        : api('POST /api/clinics/:id/discount-bands', { params: { id: clinicId }, body }),
    { queryKey: BILLING_KEY, done: t('saved'), failed: t('bandSaveFailed'), onDone: onClose },
  );
  const isPercent = /^(?:[1-9]\d?|100)$/.test(percent.trim());
  function submit() {
    setTried(true);
    if (name.trim() && isPercent) save({ name, percent: Number(percent) });
  }
  if (band && deleting)
    return (
      <DeleteRowDialog
        title={t('deleteBand')}
        text={t('deleteBandText', { name: band.name })}
        failed={t('bandDeleteFailed')}
        remove={() => api('DELETE /api/clinics/discount-bands/:id', { params: { id: band.id } })}
        onClose={() => setDeleting(false)}
        onDeleted={onClose}
      />
    );
  return (
    <FormDialog
      title={t(band ? 'editBand' : 'newBand')}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
      after={band && <DeleteBelow text={t('deleteBand')} onClick={() => setDeleting(true)} />}
    >
      <TextField
        label={t('bandName')}
        maxLength={LONGEST_BAND_NAME}
        error={tried && !name.trim() ? t('feeRequired') : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t('bandPercent')}
        inputMode="numeric"
        maxLength={3}
        error={tried && !isPercent ? t('percentWrong') : undefined}
        value={percent}
        onChange={({ target }) => setPercent(target.value)}
      />
    </FormDialog>
  );
}
