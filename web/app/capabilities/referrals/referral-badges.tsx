import type { Referral } from '@lakou/contract/referrals';
import type { ReferralPriority, ReferralStatus } from '@lakou/contract/referrals.rules';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import ClockAlert from 'lucide-react/icons/clock-alert';
import Eye from 'lucide-react/icons/eye';
import Redo from 'lucide-react/icons/redo';
import Siren from 'lucide-react/icons/siren';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

type Look = { tone: Tone; icon: LucideIcon };

const STATUSES: Record<ReferralStatus | 'ended', Look> = {
  pending: { tone: 'night', icon: Clock },
  accepted: { tone: 'leaf', icon: CircleCheck },
  seen: { tone: 'sea', icon: Eye },
  completed: { tone: 'neutral', icon: CircleCheck },
  rejected: { tone: 'hibiscus', icon: CircleX },
  referred_again: { tone: 'neutral', icon: Redo },
  ended: { tone: 'neutral', icon: CircleX },
};
const PRIORITIES: Record<ReferralPriority, Look> = {
  routine: { tone: 'neutral', icon: Clock },
  urgent: { tone: 'mango', icon: TriangleAlert },
  emergency: { tone: 'hibiscus', icon: Siren },
};

/** The state that people are told: one that the patient withdrew has no other. */
export const shownStatus = ({ status, endedAt }: Pick<Referral, 'status' | 'endedAt'>) =>
  endedAt ? 'ended' : status;

export function ReferralBadges({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referrals');
  const status = shownStatus(referral);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge {...PRIORITIES[referral.priority]}>{t(`priority.${referral.priority}`)}</Badge>
      <Badge {...STATUSES[status]}>{t(`status.${status}`)}</Badge>
      {referral.isOverdue && (
        <Badge tone="hibiscus" icon={ClockAlert}>
          {t('overdue')}
        </Badge>
      )}
    </span>
  );
}
