import type { Referral } from '@lakou/contract/referrals';
import { REFERRAL_LENGTHS } from '@lakou/contract/referrals.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useMove } from './use-move.ts';

/** Turns a referral down, with the reason that the other side and the patient read. */
export function RejectDialog({ referral, onClose }: { referral: Referral; onClose: () => void }) {
  const { t } = useTranslation('referrals');
  const { move, busy, problem } = useMove(referral);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const title = t(referral.relation === 'sender' ? 'withdraw.open' : 'rejectTitle');
  async function save() {
    setTried(true);
    if (!reason.trim()) return;
    if (await move({ status: 'rejected', reason: reason.trim() })) onClose();
  }
  return (
    <FormDialog
      title={title}
      save={title}
      busy={busy}
      problem={problem}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextArea
        label={t('rejectWhy')}
        hint={t('rejectHint')}
        maxLength={REFERRAL_LENGTHS.answer}
        error={tried && !reason.trim() ? t('form.reasonMissing') : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
