import type { Referral } from '@lakou/contract/referrals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import CircleX from 'lucide-react/icons/circle-x';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { DownloadLetter } from './download-letter.tsx';
import { rememberReferral } from './referrals.queries.ts';
import { ShareLetter } from './share-letter.tsx';

/** Sharing and saving the letter, and withdrawing the referral while it is of use. */
export function PatientActions({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referrals');
  const [open, setOpen] = useState<'share' | 'withdraw'>();
  const canEnd = !referral.endedAt && referral.status !== 'referred_again';
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={Share2} onClick={() => setOpen('share')}>
        {t('share.open')}
      </Button>
      <DownloadLetter referral={referral} />
      {canEnd && (
        <Button variant="ghost" icon={CircleX} onClick={() => setOpen('withdraw')}>
          {t('withdraw.open')}
        </Button>
      )}
      {open === 'share' && <ShareLetter referral={referral} onClose={() => setOpen(undefined)} />}
      {open === 'withdraw' && <Withdraw referral={referral} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function Withdraw({ referral, onClose }: { referral: Referral; onClose: () => void }) {
  const { t } = useTranslation('referrals');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: () => api('POST /api/data/referrals/:id/end', { params: { id: referral.id } }),
  });
  async function end() {
    try {
      const ended = await ending.mutateAsync();
      toast.success(t('withdraw.done'));
      onClose();
      await rememberReferral(queries, ended);
    } catch {
      // The dialog says why.
    }
  }
  return (
    <ConfirmDialog
      title={t('withdraw.open')}
      text={t('withdraw.text')}
      keep={t('withdraw.keep')}
      busy={ending.isPending}
      problem={ending.error ? errorText(ending.error) : undefined}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  );
}
