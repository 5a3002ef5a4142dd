import type { ClinicWeek, ShiftTemplate } from '@lakou/contract/shifts';
import { LONGEST_TEMPLATE_NAME } from '@lakou/contract/shifts.rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { endsNextDay } from './shift-days.ts';
import { SHIFTS_KEY, templatesQuery } from './shifts.queries.ts';

interface ShiftDialogProps {
  clinicId: string;
  staff: ClinicWeek['staff'];
  /** The person and the day that were pressed; empty for none. */
  staffId: string;
  day: string;
  onClose: () => void;
}

/** Adds a shift as a draft, with the usual hours one press away. */
export function ShiftDialog({ clinicId, staff, staffId, day, onClose }: ShiftDialogProps) {
  const { t } = useTranslation('shifts');
  const [typed, setTyped] = useState({ staffId, day, start: '07:00', end: '15:00', name: '' });
  const [tried, setTried] = useState(false);
  const params = { id: clinicId };
  const { save, isSaving, problem } = useSave(
    async ({ start, end, name, ...shift }: typeof typed) => {
      const usual = { name: name.trim(), startTime: start, endTime: end };
      // First what may be saved twice: a shift that was added would refuse the next try.
      if (usual.name) await api('POST /api/clinics/:id/shift-templates', { params, body: usual });
      const times = { startTime: `${shift.day}T${start}`, endTime: `${shift.day}T${end}` };
      await api('POST /api/clinics/:id/shifts', {
        params,
        body: { staffId: shift.staffId, ...times, draft: true },
      });
    },
    { queryKey: SHIFTS_KEY, done: t('added'), failed: t('addFailed'), onDone: onClose },
  );
  const change = (changes: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...changes }));
  const missing = (name: 'staffId' | 'day' | 'start' | 'end') =>
    tried && !typed[name] ? t('required') : undefined;
  function submit() {
    setTried(true);
    if (typed.staffId && typed.day && typed.start && typed.end) save(typed);
  }
  return (
    <FormDialog
      title={t('add')}
      save={t('saveDraft')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <Select
        label={t('person')}
        empty={t('choosePerson')}
        value={typed.staffId}
        error={missing('staffId')}
        onChange={({ target }) => change({ staffId: target.value })}
      >
        {staff.map(({ id, name, clinicRole }) => (
          <option key={id} value={id}>
            {`${name} (${t(`role.${clinicRole}`)})`}
          </option>
        ))}
      </Select>
      <DateField
        label={t('day')}
        value={typed.day}
        error={missing('day')}
        onChange={({ target }) => change({ day: target.value })}
      />
      <UsualHours
        clinicId={clinicId}
        onChoose={({ startTime, endTime }) => change({ start: startTime, end: endTime })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('start')}
          type="time"
          value={typed.start}
          error={missing('start')}
          onChange={({ target }) => change({ start: target.value })}
        />
        <TextField
          label={t('end')}
          type="time"
          value={typed.end}
          error={missing('end')}
          hint={endsNextDay(typed.start, typed.end) ? t('nextDay') : undefined}
          onChange={({ target }) => change({ end: target.value })}
        />
      </div>
      <TextField
        label={t('keepAs')}
        hint={t('keepAsHint')}
        optional
        maxLength={LONGEST_TEMPLATE_NAME}
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
      />
    </FormDialog>
  );
}

/** The clinic's usual hours; while there are none, nothing is shown. */
function UsualHours({ clinicId, onChoose }: { clinicId: string; onChoose: (hours: ShiftTemplate) => void }) {
  const { t } = useTranslation('shifts');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const query = useQuery(templatesQuery(clinicId));
  const { data = [] } = query;
  if (data.length === 0) return <FailedNote query={query} text={t('usualFailed')} />;
  async function forget(id: string) {
    try {
      await api('DELETE /api/clinics/shift-templates/:id', { params: { id } });
      setProblem(undefined);
    } catch (error) {
      setProblem(errorText(error));
    }
    await queries.invalidateQueries({ queryKey: templatesQuery(clinicId).queryKey });
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">{t('usual')}</legend>
      <ul className="flex flex-wrap gap-2">
        {data.map((hours) => (
          <li key={hours.id} className="flex items-center">
            <Button variant="tint" size="sm" onClick={() => onChoose(hours)}>
              {`${hours.name} · ${hours.startTime}–${hours.endTime}`}
            </Button>
            <IconButton
              icon={X}
              label={t('forget', { name: hours.name })}
              onClick={() => void forget(hours.id)}
            />
          </li>
        ))}
      </ul>
      {problem && (
        <div className="mt-2">
          <FormError>{problem}</FormError>
        </div>
      )}
    </fieldset>
  );
}
