import type { ClinicWeek, Shift } from '@lakou/contract/shifts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReadSelect } from '../../ui/read-select.tsx';
import { Select } from '../../ui/select.tsx';
import { dayOfShift } from './shift-days.ts';
import { SHIFTS_KEY, weekQuery } from './shifts.queries.ts';
import { useSwapTexts } from './use-swap-texts.ts';

interface SwapDialogProps {
  clinicId: string;
  shift: Shift;
  onClose: () => void;
}

/** Published shifts to come of a colleague. */
const offered = (week: ClinicWeek | undefined, colleagueId: string): Shift[] =>
  (week?.shifts ?? []).filter(
    ({ staffId, isDraft, startTime }) =>
      staffId === colleagueId && !isDraft && Date.parse(startTime) > Date.now(),
  );

/** Asks a colleague to take a shift, for one of theirs in the same week or for nothing. */
export function SwapDialog({ clinicId, shift, onClose }: SwapDialogProps) {
  const { t } = useTranslation('shift-swaps');
  const me = useUser();
  const shiftText = useSwapTexts();
  const query = useQuery(weekQuery(clinicId, dayOfShift(shift, ownTimeZone())));
  const { data: week } = query;
  const [colleagueId, setColleague] = useState('');
  const [otherShiftId, setOther] = useState('');
  const [isTried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: { shiftId: string; colleagueId: string; otherShiftId: string | null }) =>
      api('POST /api/clinics/:id/shift-swaps', { params: { id: clinicId }, body }),
    { queryKey: SHIFTS_KEY, done: t('sent'), failed: t('sendFailed'), onDone: onClose },
  );
  const colleagues = (week?.staff ?? []).filter(({ id }) => id !== me.id);
  function submit() {
    setTried(true);
    if (colleagueId) save({ shiftId: shift.id, colleagueId, otherShiftId: otherShiftId || null });
  }
  return (
    <FormDialog
      title={t('dialog')}
      save={t('send')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p className="font-semibold first-letter:uppercase">{shiftText(shift)}</p>
      <p className="text-15 text-ink-soft">{t('hint')}</p>
      <ReadSelect
        query={query}
        failed={t('colleaguesFailed')}
        label={t('colleague')}
        empty={week && colleagues.length === 0 ? t('noColleague') : ''}
        error={isTried && !colleagueId ? t('required') : undefined}
        value={colleagueId}
        onChange={({ target }) => {
          setColleague(target.value);
          setOther('');
        }}
      >
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ReadSelect>
      <Select
        label={t('return')}
        empty={t('nothing')}
        value={otherShiftId}
        onChange={({ target }) => setOther(target.value)}
      >
        {offered(week, colleagueId).map((other) => (
          <option key={other.id} value={other.id}>
            {shiftText(other)}
          </option>
        ))}
      </Select>
    </FormDialog>
  );
}
