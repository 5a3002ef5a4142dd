import type { Referral } from '@lakou/contract/referrals';
import { REFERRAL_PRIORITIES } from '@lakou/contract/referrals.rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { type Destination, FacilityField } from './facility-field.tsx';
import { useMove } from './use-move.ts';

/** The same letter to another place, or once more to the same one; opens the new referral. */
export function ReferAgain({ referral, onClose }: { referral: Referral; onClose: () => void }) {
  const { t } = useTranslation('referrals');
  const navigate = useNavigate();
  const { move, busy, problem } = useMove(referral);
  const isSender = referral.relation === 'sender';
  const [destination, setDestination] = useState<Destination | undefined>(
    isSender ? { id: referral.destinationFacilityId, name: referral.destinationFacilityName } : undefined,
  );
  const [priority, setPriority] = useState(referral.priority);
  const [tried, setTried] = useState(false);
  async function send() {
    setTried(true);
    if (!destination) return;
    const { id: destinationFacilityId, name: destinationFacilityName } = destination;
    const made = await move({
      status: 'referred_again',
      priority,
      destinationFacilityId,
      destinationFacilityName,
    });
    if (!made) return;
    onClose();
    await navigate(`/app/referrals/${made.id}?box=sent`);
  }
  return (
    <FormDialog
      title={t('again.title')}
      save={t('again.send')}
      busy={busy}
      problem={problem}
      onSave={() => void send()}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t('again.lead')}</p>
      <FacilityField
        value={destination}
        onChange={setDestination}
        error={tried && !destination ? t('form.facilityMissing') : undefined}
      />
      <ChoiceChips
        legend={t('form.priority')}
        name="priority"
        value={priority}
        onChange={setPriority}
        options={REFERRAL_PRIORITIES.map((value) => ({ value, title: t(`priority.${value}`) }))}
      />
    </FormDialog>
  );
}
