import { LONGEST_WALK_IN_REASON } from '@lakou/contract/walk-ins.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WALK_INS_KEY } from './walk-ins.queries.ts';

export function AddWalkInDialog({ clinicId, onClose }: { clinicId: string; onClose: () => void }) {
  const { t } = useTranslation('walk-ins');
  const [clientId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [danger, setDanger] = useState(false);
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: { clientId: string; name: string; reason: string; danger: boolean }) =>
      api('POST /api/clinics/:id/walk-ins', { params: { id: clinicId }, body }),
    { queryKey: WALK_INS_KEY, done: t('saved'), failed: t('saveFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (name.trim()) save({ clientId, name, reason, danger });
  }
  return (
    <FormDialog
      title={t('addTitle')}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        maxLength={200}
        autoComplete="off"
        error={tried && !name.trim() ? t('required') : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t('reason')}
        optional
        maxLength={LONGEST_WALK_IN_REASON}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Checkbox label={t('danger')} checked={danger} onChange={({ target }) => setDanger(target.checked)} />
    </FormDialog>
  );
}
