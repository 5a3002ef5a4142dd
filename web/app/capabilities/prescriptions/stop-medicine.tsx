import type { Prescription } from '@lakou/contract/prescriptions';
import { LONGEST_STOP_REASON } from '@lakou/contract/prescriptions.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import CircleStop from 'lucide-react/icons/circle-stop';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';

/** Stops a medicine, for who prescribed it. */
export function StopMedicine({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation('prescriptions');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={CircleStop} onClick={() => setOpen(true)}>
        {t('stop')}
      </Button>
      {isOpen && <Ask prescription={prescription} onClose={() => setOpen(false)} />}
    </>
  );
}

function Ask({ prescription: { id, drug }, onClose }: { prescription: Prescription; onClose: () => void }) {
  const { t } = useTranslation('prescriptions');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const stopping = useMutation({
    mutationFn: () =>
      api('POST /api/prescriptions/:id/stop', { params: { id }, body: { reason: reason.trim() || null } }),
  });
  async function stop() {
    await stopping.mutateAsync();
    toast.success(t('stopDone'));
    onClose();
    await Promise.all(
      ['visit-notes', 'prescriptions'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    );
  }
  return (
    <FormDialog
      title={t('stopTitle', { drug })}
      save={t('stopIt')}
      busy={stopping.isPending}
      problem={stopping.error ? errorText(stopping.error) : undefined}
      // What failed is shown in the dialog.
      onSave={() => void stop().catch(() => undefined)}
      onClose={onClose}
    >
      <p>{t('stopAbout')}</p>
      <TextField
        label={t('stopReason')}
        value={reason}
        maxLength={LONGEST_STOP_REASON}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
