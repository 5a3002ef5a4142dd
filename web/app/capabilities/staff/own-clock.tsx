import type { StaffMember } from '@lakou/contract/profiles';
import { formatDateTime, formatTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { tintOf } from '../../ui/tone.ts';
import type { OwnPress } from './own-presses.ts';
import { teamQuery } from './staff.queries.ts';
import { StatusBadge } from './status-badge.tsx';
import { useClock } from './use-clock.ts';

/** One's own status and one large button. Nothing until the team was read. Needs the namespace staff. */
export function OwnClock({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('staff');
  const { id } = useUser();
  const query = useQuery(teamQuery(clinicId));
  if (!query.data) return <FailedNote query={query} text={t('clockFailed')} />;
  const member = query.data.find((one) => one.id === id);
  return member ? <ClockCard member={member} clinicId={clinicId} /> : null;
}

function ClockCard({ member, clinicId }: { member: StaffMember; clinicId: string }) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation('common');
  const lang = useLanguage();
  const { press, isBusy, isOut, waiting, refused } = useClock(member, clinicId);
  const { onShiftSince, status } = member;
  const timeZone = ownTimeZone();
  const since = onShiftSince && { at: new Date(onShiftSince), timeZone };
  const claimed = (kind: OwnPress['kind'], at: string) =>
    t('claimed', {
      kind: t(`claimKind.${kind}`),
      when: formatDateTime(lang, { at: new Date(at), timeZone }, 'short'),
    });
  return (
    <Card as="section">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-18">{t('myTime')}</h2>
          {waiting.length > 0 ? (
            <Badge tone="mango" icon={Clock}>
              {t('toConfirm')}
            </Badge>
          ) : (
            status && <StatusBadge status={status} />
          )}
        </div>
        {since && <p className="text-ink-soft">{t('since', { time: formatTime(lang, since) })}</p>}
        <Button
          block
          size="lg"
          variant={isOut ? 'secondary' : 'primary'}
          icon={isOut ? LogOut : LogIn}
          busy={isBusy}
          onClick={press}
        >
          {t(isOut ? 'clockOut' : 'clockIn')}
        </Button>
        <OfflineNote />
        {waiting.length > 0 && (
          <ul className="grid gap-2">
            {waiting.map(({ id, kind, at, isSent }) => (
              <li key={id}>
                <span className="block font-semibold">{claimed(kind, at)}</span>
                <span className="block text-14 text-ink-soft">
                  {isSent ? t('waitsForAdmin') : common('keptHere')}
                </span>
              </li>
            ))}
          </ul>
        )}
        {refused.map(({ id, kind, claimedAt, reason }) => (
          <p key={id} className={classNames('flex gap-2 rounded-control p-3', tintOf.hibiscus)}>
            <CircleX size={20} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">{claimed(kind, claimedAt)}</span>
              {t('refusedTime', { reason: reason ?? '' })}
            </span>
          </p>
        ))}
      </div>
    </Card>
  );
}

/** Said before the press, too. */
function OfflineNote() {
  const { t } = useTranslation('staff');
  return useOnline() ? null : <p className="text-15">{t('offlineKept')}</p>;
}
