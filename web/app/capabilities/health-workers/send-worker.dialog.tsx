import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { HEALTH_WORKERS_KEY } from './health-workers.queries.ts';
import { WhereFields } from './where-fields.tsx';

interface SendWorkerDialogProps {
  patientId: string;
  available: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
}

/** Chooses the worker who visits a patient, and says where the patient lives. */
export function SendWorkerDialog({ patientId, available, onClose }: SendWorkerDialogProps) {
  const { t } = useTranslation('health-workers');
  const [workerId, setWorker] = useState('');
  const [where, setWhere] = useState({ commune: '', place: '' });
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (chosen: string) =>
      api('PUT /api/clinics/patients/:id/community/:workerId', {
        params: { id: patientId, workerId: chosen },
        body: where,
      }),
    { queryKey: HEALTH_WORKERS_KEY, done: t('sent'), failed: t('saveFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (workerId && where.commune.trim()) save(workerId);
  }
  return (
    <FormDialog
      title={t('sendWorker')}
      save={t('sendWorker')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p className="text-15 text-ink-soft">{t('sendHint')}</p>
      <Select
        label={t('worker')}
        empty={t('choose')}
        error={tried && !workerId ? t('required') : undefined}
        value={workerId}
        onChange={({ target }) => setWorker(target.value)}
      >
        {available.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <WhereFields {...where} tried={tried} onChange={(change) => setWhere({ ...where, ...change })} />
    </FormDialog>
  );
}
