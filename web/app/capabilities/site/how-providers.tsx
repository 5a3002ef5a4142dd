import Car from 'lucide-react/icons/car';
import FileCheck from 'lucide-react/icons/file-check';
import House from 'lucide-react/icons/house';
import IdCard from 'lucide-react/icons/id-card';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Video from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { PendingBadge, Row, Rows, Screen, SuccessBadge } from './how-screen.tsx';

export function CredentialsScreen() {
  const { t } = useTranslation('how-it-works');
  return (
    <Screen>
      <Rows>
        <Row
          picture={<Stethoscope className="size-5 text-sea" />}
          name={t('shows.license')}
          end={<PendingBadge>{t('shows.pending')}</PendingBadge>}
        />
        <Row
          picture={<IdCard className="size-5 text-sea" />}
          name={t('shows.photoId')}
          end={<SuccessBadge>{t('shows.verified')}</SuccessBadge>}
        />
        <Row
          picture={<FileCheck className="size-5 text-sea" />}
          name={t('shows.certificate')}
          end={<SuccessBadge>{t('shows.verified')}</SuccessBadge>}
        />
      </Rows>
    </Screen>
  );
}

// The working hours of each day in its column: mornings, an afternoon, a day off.
const WORKED = ['top-2 h-14', 'top-2 h-28', 'top-2 h-14', 'top-16 h-14', ''];

export function HoursScreen() {
  const { t, list } = useTranslation('how-it-works');
  return (
    <Screen>
      <div className="font-semibold">{t('shows.hours')}</div>
      <div className="grid grid-cols-5 gap-2 text-center text-14 text-ink-soft">
        {list('shows.days').map((day, index) => (
          <div key={day}>
            <div className="relative mb-1 h-32 rounded-control bg-sunken">
              {WORKED[index] && (
                <div
                  className={`absolute inset-x-1 rounded-control border-2 border-sea bg-sea-tint ${WORKED[index]}`}
                />
              )}
            </div>
            {day}
          </div>
        ))}
      </div>
    </Screen>
  );
}

export function AgendaScreen() {
  const { t, list } = useTranslation('how-it-works');
  const [first, second, third] = list('shows.agenda');
  return (
    <Screen>
      <div className="font-semibold">{t('shows.today')}</div>
      <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 text-14">
        <Hour>{first}</Hour>
        <div className="flex items-center gap-2 rounded-control bg-sea-tint px-3 py-3 font-semibold text-sea">
          <House className="size-4" />
          {t('shows.homeVisit')}
        </div>
        <Hour>{second}</Hour>
        <div className="flex items-center gap-2 rounded-control border border-line border-dashed px-3 py-1.5 text-ink-soft">
          <Car className="size-4" />
          {t('shows.travel')}
        </div>
        <Hour>{third}</Hour>
        <div className="flex items-center gap-2 rounded-control bg-night-tint px-3 py-3 font-semibold text-night">
          <Video className="size-4" />
          {t('shows.videoVisit')}
        </div>
      </div>
    </Screen>
  );
}

function Hour({ children }: { children: ReactNode }) {
  return <div className="pt-1 text-right text-ink-soft tabular-nums">{children}</div>;
}
