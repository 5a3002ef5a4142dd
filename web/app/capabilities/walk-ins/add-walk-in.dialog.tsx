import { LONGEST_WALK_IN_REASON } from '@lakou/contract/walk-ins.rules';
import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useDebounced } from '../../platform/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { knownPatientsQuery, WALK_INS_KEY } from './walk-ins.queries.ts';

interface Sent {
  readonly clientId: string;
  readonly name: string;
  readonly reason: string;
  readonly danger: boolean;
  readonly clinicPatientId: string | null;
}

export function AddWalkInDialog({ clinicId, onClose }: { clinicId: string; onClose: () => void }) {
  const { t } = useTranslation('walk-ins');
  const [clientId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [danger, setDanger] = useState(false);
  const [patient, setPatient] = useState<{ id: string; name: string }>();
  const [tried, setTried] = useState(false);
  // Another name is another person.
  const clinicPatientId = patient?.name === name ? patient.id : null;
  const { save, isSaving, problem } = useSave(
    (body: Sent) => api('POST /api/clinics/:id/walk-ins', { params: { id: clinicId }, body }),
    { queryKey: WALK_INS_KEY, done: t('saved'), failed: t('saveFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (name.trim()) save({ clientId, name, reason, danger, clinicPatientId });
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
      {clinicPatientId ? (
        <p className="text-15 text-leaf">{t('isKnown')}</p>
      ) : (
        <KnownPatients
          clinicId={clinicId}
          name={name}
          onChoose={(chosen) => {
            setPatient(chosen);
            setName(chosen.name);
          }}
        />
      )}
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

interface KnownPatientsProps {
  clinicId: string;
  name: string;
  onChoose: (patient: { id: string; name: string }) => void;
}

/** Whom the clinic knows by this name, so that somebody who came before is not written down twice. */
function KnownPatients({ clinicId, name, onChoose }: KnownPatientsProps) {
  const { t } = useTranslation('walk-ins');
  const lang = useLanguage();
  const q = useDebounced(name.trim());
  const query = useQuery({ ...knownPatientsQuery(clinicId, q), enabled: q.length > 2 });
  const { data = [] } = query;
  if (q.length < 3) return null;
  if (data.length === 0) return <FailedNote query={query} text={t('knownFailed')} />;
  return (
    <div className="grid gap-2">
      <p className="text-14 text-ink-soft" id="known-patients">
        {t('known')}
      </p>
      <ul aria-labelledby="known-patients" className="flex flex-wrap gap-2">
        {data.map((patient) => (
          <li key={patient.id}>
            <Button variant="secondary" onClick={() => onChoose({ id: patient.id, name: patient.name })}>
              {[patient.name, patient.dateOfBirth && formatDate(lang, patient.dateOfBirth, 'medium')]
                .filter(Boolean)
                .join(' · ')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
