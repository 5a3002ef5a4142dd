import type { PatientView } from '@lakou/contract/clinic-patients';
import { LONGEST_VIEW_NAME } from '@lakou/contract/clinic-patients.rules';
import { useQuery } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CLINIC_PATIENTS_KEY, patientViewsQuery } from './clinic-patients.queries.ts';

interface SavedViewsProps {
  clinicId: string;
  /** What is shown now. */
  q: string;
  tag: string;
  onChoose: (view: Pick<PatientView, 'q' | 'tag'>) => void;
}

/** Searches that one keeps under a name, one press away. */
export function SavedViews({ clinicId, q, tag, onChoose }: SavedViewsProps) {
  const { t } = useTranslation('clinic-patients');
  const [naming, setNaming] = useState(false);
  const { data: views = [] } = useQuery(patientViewsQuery(clinicId));
  const forget = useSave((id: string) => api('DELETE /api/clinics/patient-views/:id', { params: { id } }), {
    queryKey: CLINIC_PATIENTS_KEY,
    done: t('saved'),
    failed: t('viewFailed'),
    onDone: () => undefined,
  });
  const isKept = views.some((view) => view.q === q && view.tag === tag);
  const mayKeep = Boolean(q || tag) && !isKept;
  if (views.length === 0 && !mayKeep) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <ul aria-label={t('views')} className="flex flex-wrap gap-2">
          {views.map((view) => (
            <li key={view.id} className="flex items-center">
              <Button
                variant="tint"
                size="sm"
                aria-pressed={view.q === q && view.tag === tag}
                onClick={() => onChoose(view)}
              >
                {view.name}
              </Button>
              <IconButton
                icon={X}
                label={t('forgetView', { name: view.name })}
                onClick={() => forget.save(view.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {mayKeep && (
        <Button variant="ghost" size="sm" icon={Bookmark} onClick={() => setNaming(true)}>
          {t('saveView')}
        </Button>
      )}
      {naming && <NameView {...{ clinicId, q, tag }} onClose={() => setNaming(false)} />}
    </div>
  );
}

function NameView({
  clinicId,
  q,
  tag,
  onClose,
}: Omit<SavedViewsProps, 'onChoose'> & { onClose: () => void }) {
  const { t } = useTranslation('clinic-patients');
  const [name, setName] = useState(tag || q);
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: { name: string; q: string; tag: string }) =>
      api('POST /api/clinics/:id/patient-views', { params: { id: clinicId }, body }),
    { queryKey: CLINIC_PATIENTS_KEY, done: t('viewSaved'), failed: t('viewFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (name.trim()) save({ name, q, tag });
  }
  return (
    <FormDialog
      title={t('saveView')}
      save={t('saveTags')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <TextField
        label={t('viewName')}
        maxLength={LONGEST_VIEW_NAME}
        error={tried && !name.trim() ? t('required') : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
