import { formatDate } from '@lakou/i18n';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import MailCheck from 'lucide-react/icons/mail-check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import type { FamilyMember } from './hand-overs.queries.ts';
import { dayOfAge } from './of-age.ts';

const LOOKS = {
  open: { icon: MailCheck, tone: 'sea' },
  expired: { icon: Clock, tone: 'mango' },
  declined: { icon: CircleX, tone: 'night' },
} as const;

interface MemberCardProps {
  member: FamilyMember;
  today: string;
  onInvite: () => void;
  onWithdraw: () => void;
}

/** One person: whether they can be invited yet, were, and what they answered. */
export function MemberCard({
  member: { dependent, handOver },
  today,
  onInvite,
  onWithdraw,
}: MemberCardProps) {
  const { t } = useTranslation('hand-overs');
  const lang = useLanguage();
  const { name, profilePictureUrl, dateOfBirth } = dependent;
  const possibleFrom = dayOfAge(dateOfBirth);
  return (
    <Card>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <Avatar name={name} photo={profilePictureUrl ? thumbnailOf(profilePictureUrl) : undefined} />
          <h2 className="min-w-0 grow text-18 wrap-anywhere">{name}</h2>
          {handOver && <Badge {...LOOKS[handOver.state]}>{t(`state.${handOver.state}`)}</Badge>}
        </div>
        {handOver && <p className="text-15 wrap-anywhere">{t('sentTo', { email: handOver.email })}</p>}
        {handOver?.state === 'open' && (
          <p className="text-15 text-ink-soft">
            {t('until', {
              date: formatDate(lang, { at: new Date(handOver.expiresAt), timeZone: ownTimeZone() }, 'medium'),
            })}
          </p>
        )}
        {possibleFrom > today ? (
          <p className="text-15 text-ink-soft">
            {t('possibleFrom', { date: formatDate(lang, possibleFrom, 'medium') })}
          </p>
        ) : (
          <Button
            variant={handOver ? 'secondary' : 'primary'}
            aria-label={t(handOver ? 'inviteAgainOne' : 'inviteOne', { name })}
            onClick={onInvite}
          >
            {t(handOver ? 'inviteAgain' : 'invite')}
          </Button>
        )}
        {handOver?.state === 'open' && (
          <Button variant="ghost" aria-label={t('withdrawOne', { name })} onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </Card>
  );
}
