import { LONGEST_STAFF_REASON } from '@lakou/contract/staff.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { DateField } from '../../ui/date-field.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReadSelect } from '../../ui/read-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { STAFF_KEY, teamQuery } from './staff.queries.ts';

const EMPTY = { staffId: '', fromDay: '', toDay: '', reason: '' };

export function LeaveDialog({ clinicId, onClose }: { clinicId: string; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const team = useQuery(teamQuery(clinicId));
  const [draft, setDraft] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: typeof EMPTY) => api('POST /api/clinics/:id/leaves', { params: { id: clinicId }, body }),
    { queryKey: STAFF_KEY, done: t('leaveAdded'), failed: t('actionFailed'), onDone: onClose },
  );
  const control = (name: keyof typeof EMPTY, isRequired = true) => ({
    value: draft[name],
    error: isRequired && tried && !draft[name] ? t('required') : undefined,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  function submit() {
    setTried(true);
    if (draft.staffId && draft.fromDay && draft.toDay) save(draft);
  }
  return (
    <FormDialog
      title={t('addLeave')}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <ReadSelect
        query={team}
        failed={t('teamFailed')}
        label={t('member')}
        empty={t('choose')}
        {...control('staffId')}
      >
        {team.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ReadSelect>
      <div className="grid gap-5 md:grid-cols-2">
        <DateField label={t('from')} {...control('fromDay')} />
        <DateField label={t('to')} min={draft.fromDay} {...control('toDay')} />
      </div>
      <TextField
        label={t('reason')}
        optional
        maxLength={LONGEST_STAFF_REASON}
        {...control('reason', false)}
      />
    </FormDialog>
  );
}
