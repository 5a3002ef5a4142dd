import type { Booking } from '@lakou/contract/bookings';
import { formatDateTime, formatRelativeTime } from '@lakou/i18n';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { serviceName } from '../bookings/service-name.ts';
import { MODE_ICONS } from '../providers/mode-icons.ts';
import { transitionsOf } from './booking-transitions.ts';
import { useNow } from './use-now.ts';
import { useVisitActs } from './use-visit-acts.ts';

/** The next booking, with its most likely action. */
export function NextPatient({ booking, timeZone }: { booking: Booking; timeZone: string }) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const now = useNow();
  const { acting, make } = useVisitActs(booking);
  const Icon = MODE_ICONS[booking.mode];
  const moment = { at: new Date(booking.dateTime), timeZone };
  const act = transitionsOf(booking, now)[0];
  return (
    <Card as="section" raised>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <div className="flex min-w-0 grow basis-72 items-center gap-3.5">
          <Avatar
            name={booking.patientName}
            photo={booking.patientPhotoUrl ? thumbnailOf(booking.patientPhotoUrl) : undefined}
            size="lg"
          />
          <div className="min-w-0">
            <h2 className="text-14 font-semibold text-ink-soft">
              {t(booking.status === 'in_progress' ? 'visitNow' : 'nextPatient')}
            </h2>
            <p className="text-18 font-bold wrap-anywhere">
              <Link to={`/app/visits/${booking.id}`} className="underline-offset-3 hover:underline">
                {booking.patientName}
              </Link>
            </p>
            <p className="text-15">
              {formatDateTime(lang, moment, 'short')}
              <span className="text-ink-soft"> · {formatRelativeTime(lang, moment, now)}</span>
            </p>
            <p className="flex gap-1.5 text-15 text-ink-soft">
              <Icon size={18} className="mt-0.5 shrink-0" />
              {serviceName(lang, booking)}
            </p>
          </div>
        </div>
        <div className="grid w-full gap-2 min-[26rem]:grid-cols-2 lg:w-auto lg:min-w-72">
          {act ? (
            <Button block busy={acting.isPending} onClick={() => void make(act)}>
              {t(`act.${act}`)}
            </Button>
          ) : (
            <ButtonLink variant="tint" block to={`/app/visits/${booking.id}`}>
              {t('openVisit')}
            </ButtonLink>
          )}
          <ButtonLink
            variant="secondary"
            block
            icon={MessageCircle}
            to={`/app/messages/${booking.patientId}`}
          >
            {t('message')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
