import type { WaitingClaim } from '@lakou/contract/staff';
import { LONGEST_STAFF_REASON } from '@lakou/contract/staff.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { STAFF_KEY } from './staff.queries.ts';

interface RefuseDialogProps {
  claim: WaitingClaim;
  /** What was claimed, in words. */
  claimed: string;
  onClose: () => void;
}

/** Why a claimed time is not taken; the person reads it. */
export function RefuseDialog({ claim: { id, staffName: name }, claimed, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('staff');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (words: string) =>
      api('POST /api/clinics/clock-claims/:id/decision', {
        params: { id },
        body: { accept: false, reason: words },
      }),
    { queryKey: STAFF_KEY, done: t('claimRefused'), failed: t('actionFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (reason.trim()) save(reason.trim());
  }
  return (
    <FormDialog
      title={t('refuseTitle')}
      save={t('refuse')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <div>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p>{claimed}</p>
      </div>
      <TextField
        label={t('reason')}
        hint={t('refuseHint', { name })}
        maxLength={LONGEST_STAFF_REASON}
        value={reason}
        error={tried && !reason.trim() ? t('required') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
