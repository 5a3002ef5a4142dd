import { CLINIC_ROLES, type ClinicRole } from '@lakou/contract/profiles.rules';
import type { ShiftNeed } from '@lakou/contract/shifts';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SHIFTS_KEY } from './shifts.queries.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const NUMBER = /^\d{1,2}$/;

interface NeedsDialogProps {
  clinicId: string;
  needs: readonly ShiftNeed[];
  onClose: () => void;
}

/** How many of one role are needed from Sunday to Saturday. */
export function NeedsDialog({ clinicId, needs, onClose }: NeedsDialogProps) {
  const { t } = useTranslation('shifts');
  const countsOf = (role: ClinicRole) =>
    WEEKDAYS.map((_, weekday) =>
      String(needs.find((need) => need.clinicRole === role && need.weekday === weekday)?.needed ?? 0),
    );
  const [clinicRole, setClinicRole] = useState<ClinicRole>('Provider');
  const [counts, setCounts] = useState(() => countsOf('Provider'));
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: { needs: ShiftNeed[] }) =>
      api('PUT /api/clinics/:id/shift-needs', { params: { id: clinicId }, body }),
    { queryKey: SHIFTS_KEY, done: t('coverageSaved'), failed: t('coverageFailed'), onDone: onClose },
  );
  function choose(role: string) {
    const known = CLINIC_ROLES.find((one) => one === role) ?? 'Provider';
    setClinicRole(known);
    setCounts(countsOf(known));
  }
  function submit() {
    setTried(true);
    if (counts.every((count) => NUMBER.test(count.trim())))
      save({ needs: counts.map((count, weekday) => ({ clinicRole, weekday, needed: Number(count) })) });
  }
  return (
    <FormDialog
      title={t('coverage')}
      save={t('coverageSave')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <Select label={t('coverageRole')} value={clinicRole} onChange={({ target }) => choose(target.value)}>
        {CLINIC_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`role.${role}`)}
          </option>
        ))}
      </Select>
      <p className="text-15 text-ink-soft">{t('coverageText')}</p>
      <div className="grid grid-cols-2 gap-3">
        {WEEKDAYS.map((name, weekday) => (
          <TextField
            key={name}
            label={t(`weekday.${name}`)}
            inputMode="numeric"
            maxLength={2}
            error={tried && !NUMBER.test(counts[weekday]?.trim() ?? '') ? t('numberWrong') : undefined}
            value={counts[weekday] ?? ''}
            onChange={({ target }) =>
              setCounts(counts.map((count, index) => (index === weekday ? target.value : count)))
            }
          />
        ))}
      </div>
    </FormDialog>
  );
}
