import type { Handover } from '@lakou/contract/clinic-verification';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { CLINIC_VERIFICATION_KEY } from './clinic-verification.queries.ts';

interface HandoverDialogProps {
  clinicId: string;
  candidates: Handover['candidates'];
  onClose: () => void;
}

/** Whom to ask, and what becomes of who asks. */
export function HandoverDialog({ clinicId, candidates, onClose }: HandoverDialogProps) {
  const { t } = useTranslation('clinic-verification');
  const [staffId, setStaffId] = useState('');
  const [then, setThen] = useState<'stays' | 'leaves'>('stays');
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: { staffId: string; stays: boolean }) =>
      api('POST /api/clinics/:id/handover', { params: { id: clinicId }, body }),
    { queryKey: CLINIC_VERIFICATION_KEY, done: t('asked'), failed: t('askFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (staffId) save({ staffId, stays: then === 'stays' });
  }
  return (
    <FormDialog
      title={t('ask')}
      save={t('askNow')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <Select
        label={t('whom')}
        empty={t('choose')}
        value={staffId}
        error={tried && !staffId ? t('required') : undefined}
        onChange={({ target }) => setStaffId(target.value)}
      >
        {candidates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <RadioCards
        legend={t('andYou')}
        name="then"
        options={[
          { value: 'stays', title: t('stays'), description: t('staysText') },
          { value: 'leaves', title: t('leaves'), description: t('leavesText') },
        ]}
        value={then}
        onChange={setThen}
      />
    </FormDialog>
  );
}
