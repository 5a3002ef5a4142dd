import type { ClinicPatientDetails } from '@lakou/contract/clinic-patients';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { CLINIC_PATIENTS_KEY } from './clinic-patients.queries.ts';

/** Providers of the clinic who may read the record of a patient who accepted it. */
export function CareTeam({ patient }: { patient: ClinicPatientDetails }) {
  const { t } = useTranslation('clinic-patients');
  const [assigning, setAssigning] = useState(false);
  const { id, providers, assignable } = patient;
  const { save, problem } = useSave(
    (providerId: string) =>
      api('DELETE /api/clinics/patients/:id/providers/:providerId', { params: { id, providerId } }),
    {
      queryKey: CLINIC_PATIENTS_KEY,
      done: t('unassigned'),
      failed: t('assignFailed'),
      onDone: () => undefined,
    },
  );
  return (
    <Section title={t('team')}>
      <Card>
        <div className="grid gap-3">
          <p className="text-15 text-ink-soft">{t('teamText')}</p>
          {problem && <FormError>{problem}</FormError>}
          {providers.length === 0 ? (
            <p>{t('noTeam')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {providers.map((one) => (
                <li key={one.id} className="flex items-center justify-between gap-2">
                  <span className="font-semibold wrap-anywhere">{one.name}</span>
                  <IconButton
                    icon={X}
                    label={t('unassign', { name: one.name })}
                    onClick={() => save(one.id)}
                  />
                </li>
              ))}
            </ul>
          )}
          {assignable.length > 0 && (
            <Button variant="secondary" icon={UserPlus} onClick={() => setAssigning(true)}>
              {t('assign')}
            </Button>
          )}
        </div>
      </Card>
      {assigning && <AssignDialog patient={patient} onClose={() => setAssigning(false)} />}
    </Section>
  );
}

function AssignDialog({ patient, onClose }: { patient: ClinicPatientDetails; onClose: () => void }) {
  const { t } = useTranslation('clinic-patients');
  const [providerId, setProviderId] = useState('');
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (chosen: string) =>
      api('PUT /api/clinics/patients/:id/providers/:providerId', {
        params: { id: patient.id, providerId: chosen },
      }),
    { queryKey: CLINIC_PATIENTS_KEY, done: t('assigned'), failed: t('assignFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (providerId) save(providerId);
  }
  return (
    <FormDialog
      title={t('assign')}
      save={t('assign')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p className="text-15 text-ink-soft">{t('teamText')}</p>
      <Select
        label={t('chooseProvider')}
        empty={t('chooseProvider')}
        error={tried && !providerId ? t('required') : undefined}
        value={providerId}
        onChange={({ target }) => setProviderId(target.value)}
      >
        {patient.assignable.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </FormDialog>
  );
}
