import type { Booking } from '@lakou/contract/bookings';
import { CANCELLABLE } from '@lakou/contract/bookings.rules';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { BookingStatusBadge } from '../bookings/booking-status.tsx';
import { bookingsQuery } from '../bookings/bookings.queries.ts';
import { CancelBooking } from '../bookings/cancel-booking.tsx';
import { serviceName } from '../bookings/service-name.ts';

interface TheirVisitsProps {
  patientId: string;
  name: string;
  /** Else the person pays. */
  mayPay: boolean;
}

/** The visits of an adult one acts for: to see, to cancel, and the way to book. */
export function TheirVisits({ patientId, name, mayPay }: TheirVisitsProps) {
  const { t } = useTranslation('representatives');
  const [when, setWhen] = useState<'upcoming' | 'past'>('upcoming');
  return (
    <Section title={t('visits')}>
      <div className="grid gap-2">
        <p>
          <ButtonLink icon={CalendarPlus} to="/app/find-care">
            {t('book')}
          </ButtonLink>
        </p>
        <p className="text-14 text-ink-soft">{t('bookHint', { name })}</p>
      </div>
      <ChoiceChips
        legend={t('which')}
        name="when"
        options={(['upcoming', 'past'] as const).map((value) => ({ value, title: t(value) }))}
        value={when}
        onChange={setWhen}
      />
      <PagedList
        query={useInfiniteQuery(bookingsQuery(patientId, when))}
        failed={t('visitsFailed')}
        more={t('more')}
        empty={<p className="text-ink-soft">{t('noVisits')}</p>}
      >
        {(list) => (
          <ul className="grid gap-3">
            {list.map((booking) => (
              <Visit key={booking.id} {...{ booking, name, mayPay }} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}

interface VisitProps extends Omit<TheirVisitsProps, 'patientId'> {
  booking: Booking;
}

function Visit({ booking, name, mayPay }: VisitProps) {
  const { t } = useTranslation('representatives');
  const { t: bookings } = useTranslation('bookings');
  const lang = useLanguage();
  const [cancelling, setCancelling] = useState(false);
  const date = formatDateTime(lang, { at: new Date(booking.dateTime), timeZone: ownTimeZone() }, 'medium');
  return (
    <Card as="li">
      <div className="grid gap-2">
        <h3 className="text-16 font-bold">{date}</h3>
        <p className="wrap-anywhere">
          {booking.providerName ?? booking.clinicName ?? bookings('unassigned')}
        </p>
        <p className="text-15 text-ink-soft">
          {serviceName(lang, booking)} · {bookings(`modeVisit.${booking.mode}`)}
        </p>
        <p>
          <BookingStatusBadge status={booking.status} />
        </p>
        {booking.status === 'awaiting_payment' && !mayPay && (
          <p className="text-15">{t('toPay', { name })}</p>
        )}
        {CANCELLABLE.includes(booking.status) && (
          <p>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('cancelOne', { date })}
              onClick={() => setCancelling(true)}
            >
              {t('cancel')}
            </Button>
          </p>
        )}
      </div>
      {cancelling && <CancelBooking booking={booking} onClose={() => setCancelling(false)} />}
    </Card>
  );
}
