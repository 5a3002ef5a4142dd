import type { Referral } from '@lakou/contract/referrals';
import { mayMove, type ReferralStatus } from '@lakou/contract/referrals.rules';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import Redo from 'lucide-react/icons/redo';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { DownloadLetter } from './download-letter.tsx';
import { ReferAgain } from './refer-again.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useMove } from './use-move.ts';

const FORWARD = { accepted: CircleCheck, seen: Eye, completed: CircleCheck } as const;

/** What a sender or recipient may do next. Who treats the person otherwise only reads. */
export function ProviderActions({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referrals');
  const { move, busy, problem } = useMove(referral);
  const [open, setOpen] = useState<'reject' | 'again'>();
  const { relation, status } = referral;
  const may = (to: ReferralStatus) => mayMove(relation, referral, to);
  // A recipient refers on only what they have accepted; before that they reject it.
  const again =
    may('referred_again') && (relation === 'sender' || status === 'accepted' || status === 'seen');
  const next = (['accepted', 'seen', 'completed'] as const).find(may);
  return (
    <div className="grid gap-3">
      {next === 'accepted' && (
        <p className="text-15 text-ink-soft">
          {t('before')} {t('acceptNote')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {next && (
          <Button icon={FORWARD[next]} busy={busy} onClick={() => void move({ status: next })}>
            {t(`act.${next}`)}
          </Button>
        )}
        {again && (
          <Button variant={next ? 'secondary' : 'primary'} icon={Redo} onClick={() => setOpen('again')}>
            {t('act.referred_again')}
          </Button>
        )}
        {may('rejected') && (
          <Button variant="secondary" icon={CircleX} onClick={() => setOpen('reject')}>
            {t(relation === 'sender' ? 'act.cancel' : 'act.rejected')}
          </Button>
        )}
        <DownloadLetter referral={referral} />
      </div>
      {problem && <FormError>{problem}</FormError>}
      {open === 'reject' && <RejectDialog referral={referral} onClose={() => setOpen(undefined)} />}
      {open === 'again' && <ReferAgain referral={referral} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
