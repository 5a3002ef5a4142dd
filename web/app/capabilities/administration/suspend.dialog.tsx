import type { AccountDetails } from '@lakou/contract/administration';
import { LONGEST_REASON } from '@lakou/contract/administration.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ADMINISTRATION_KEY } from './administration.queries.ts';

const SHORTEST = 3;

/** The reason is mailed to the person. */
export function SuspendDialog({ account, onClose }: { account: AccountDetails; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const [reason, setReason] = useState('');
  const [cancelVisits, setCancelVisits] = useState(false);
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim().length < SHORTEST;
  const { save, isSaving, problem } = useSave(
    (body: { reason: string; cancelVisits: boolean }) =>
      api('POST /api/admin/users/:id/suspension', { params: { id: account.id }, body }),
    { queryKey: ADMINISTRATION_KEY, done: t('done.suspend'), failed: t('updateFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (!isMissing) save({ reason, cancelVisits });
  }
  return (
    <FormDialog
      title={t('suspendTitle', { name: account.name })}
      save={t('suspend')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p>{t('suspendText')}</p>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={LONGEST_REASON}
        error={tried && isMissing ? t('reasonMissing') : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {account.visitsToCome > 0 && (
        <Checkbox
          label={t('cancelVisits', { count: account.visitsToCome })}
          checked={cancelVisits}
          onChange={({ target }) => setCancelVisits(target.checked)}
        />
      )}
    </FormDialog>
  );
}
