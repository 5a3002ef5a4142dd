import type { TimeLog } from '@lakou/contract/staff';
import { LONGEST_STAFF_REASON } from '@lakou/contract/staff.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { localInput, momentOfInput } from './local-time.ts';
import { STAFF_KEY } from './staff.queries.ts';

/** Other times for a log, with the reason; what it said before is kept. */
export function CorrectionDialog({ log, onClose }: { log: TimeLog; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const [begins, setBegins] = useState(localInput(log.clock_in_time));
  const [ends, setEnds] = useState(log.clock_out_time ? localInput(log.clock_out_time) : '');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: { clock_in_time: string; clock_out_time: string | null; reason: string }) =>
      api('PUT /api/clinics/timelogs/:id', { params: { id: log.id }, body }),
    { queryKey: STAFF_KEY, done: t('correctionSaved'), failed: t('actionFailed'), onDone: onClose },
  );
  const isOpen = log.clock_out_time === null;
  const [from, to] = [momentOfInput(begins), momentOfInput(ends)];
  function submit() {
    setTried(true);
    if (from && (to || isOpen) && reason.trim())
      save({ clock_in_time: from, clock_out_time: to ?? null, reason: reason.trim() });
  }
  const missing = (is: boolean) => (tried && is ? t('required') : undefined);
  return (
    <FormDialog
      title={t('correctOf', { name: log.staffName })}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <TextField
        label={t('begins')}
        type="datetime-local"
        value={begins}
        error={missing(!from)}
        onChange={({ target }) => setBegins(target.value)}
      />
      <TextField
        label={t('ends')}
        type="datetime-local"
        value={ends}
        optional={isOpen}
        error={missing(!to && !isOpen)}
        onChange={({ target }) => setEnds(target.value)}
      />
      <TextField
        label={t('reason')}
        maxLength={LONGEST_STAFF_REASON}
        value={reason}
        error={missing(!reason.trim())}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
