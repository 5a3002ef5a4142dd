import type { StaffMember } from '@lakou/contract/profiles';
import { formatTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { teamQuery } from './staff.queries.ts';
import { StatusBadge } from './status-badge.tsx';
import { useClock } from './use-clock.ts';

/** One's own status and one large button. Nothing until the team was read. Needs the namespace staff. */
export function OwnClock({ clinicId }: { clinicId: string }) {
  const { id } = useUser();
  const member = useQuery(teamQuery(clinicId)).data?.find((one) => one.id === id);
  return member ? <ClockCard member={member} clinicId={clinicId} /> : null;
}

function ClockCard({ member, clinicId }: { member: StaffMember; clinicId: string }) {
  const { t } = useTranslation('staff');
  const lang = useLanguage();
  const { press, isBusy, isOut } = useClock(member, clinicId);
  const { onShiftSince, status } = member;
  const since = onShiftSince && { at: new Date(onShiftSince), timeZone: ownTimeZone() };
  return (
    <Card as="section">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-18">{t('myTime')}</h2>
          {status && <StatusBadge status={status} />}
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
      </div>
    </Card>
  );
}
