import type { Booking, BookingStatus } from '@lakou/contract/bookings';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Phone from 'lucide-react/icons/phone';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UserRoundX from 'lucide-react/icons/user-round-x';
import Wallet from 'lucide-react/icons/wallet';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const LOOKS: Record<BookingStatus, { tone: Tone; icon: LucideIcon }> = {
  requested: { tone: 'night', icon: Clock },
  confirmed: { tone: 'leaf', icon: CircleCheck },
  awaiting_payment: { tone: 'mango', icon: Wallet },
  in_progress: { tone: 'sea', icon: Stethoscope },
  completed: { tone: 'neutral', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleX },
  no_show: { tone: 'hibiscus', icon: UserRoundX },
};

export function BookingStatusBadge({ status }: Pick<Booking, 'status'>) {
  const { t } = useTranslation('bookings');
  return <Badge {...LOOKS[status]}>{t(`status.${status}`)}</Badge>;
}

/** What the patient answered to a reminder, for who gives the care; nothing until they do. */
export function ReminderAnswerBadges({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const { status, attendanceConfirmedAt, callAskedAt } = booking;
  if (status !== 'confirmed' || !(attendanceConfirmedAt || callAskedAt)) return null;
  return (
    <div className="mt-1.5 flex flex-wrap gap-1.5">
      {attendanceConfirmedAt && (
        <Badge tone="leaf" icon={CircleCheck}>
          {t('willCome')}
        </Badge>
      )}
      {callAskedAt && (
        <Badge tone="mango" icon={Phone}>
          {t('callAsked')}
        </Badge>
      )}
    </div>
  );
}
