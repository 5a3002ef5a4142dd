import type { ClinicHealthWorkers, HealthWorker } from '@lakou/contract/health-workers';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { HEALTH_WORKERS_KEY } from './health-workers.queries.ts';

interface WorkerDialogProps {
  clinicId: string;
  found: ClinicHealthWorkers;
  /** Whose supervising provider is changed; a new worker without one. */
  worker: HealthWorker | undefined;
  onClose: () => void;
}

export function WorkerDialog({ clinicId, found, worker, onClose }: WorkerDialogProps) {
  const { t } = useTranslation('health-workers');
  const [workerId, setWorker] = useState(worker?.id ?? '');
  const [supervisorId, setSupervisor] = useState(worker?.isSupervised ? worker.supervisorId : '');
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (chosen: { workerId: string; supervisorId: string }) =>
      api('PUT /api/clinics/:id/health-workers/:workerId', {
        params: { id: clinicId, workerId: chosen.workerId },
        body: { supervisorId: chosen.supervisorId },
      }),
    { queryKey: HEALTH_WORKERS_KEY, done: t('workerSaved'), failed: t('saveFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (workerId && supervisorId) save({ workerId, supervisorId });
  }
  const option = ({ id, name }: { id: string; name: string }) => (
    <option key={id} value={id}>
      {name}
    </option>
  );
  return (
    <FormDialog
      title={t(worker ? 'changeSupervisor' : 'nameWorker')}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      {worker ? (
        <p className="font-semibold">{worker.name}</p>
      ) : (
        <Select
          label={t('worker')}
          empty={t('choose')}
          error={tried && !workerId ? t('required') : undefined}
          value={workerId}
          onChange={({ target }) => setWorker(target.value)}
        >
          {found.candidates.map(option)}
        </Select>
      )}
      <Select
        label={t('supervisor')}
        empty={t('choose')}
        error={tried && !supervisorId ? t('required') : undefined}
        value={supervisorId}
        onChange={({ target }) => setSupervisor(target.value)}
      >
        {found.supervisors.filter(({ id }) => id !== workerId).map(option)}
      </Select>
      <p className="text-15 text-ink-soft">{t('supervisorHint')}</p>
    </FormDialog>
  );
}
