import type { MyAvailability } from '@lakou/contract/scheduling';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import { dayIn, sameClock, zoneHere } from '../bookings/booking-time.ts';
import { agendaQuery, nextBookingsQuery, ownAvailabilityQuery } from './agenda.queries.ts';
import { AgendaBar } from './agenda-bar.tsx';
import { AgendaSkeleton, DaysSkeleton } from './agenda-skeleton.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { DayList } from './day-list.tsx';
import { DayStrip } from './day-strip.tsx';
import { bookingsOn, weekOf } from './days.ts';
import { NextPatient } from './next-patient.tsx';
import { ProviderOnly } from './provider-only.tsx';
import { Summary } from './summary.tsx';
import { TimeGrid } from './time-grid.tsx';

export const clientLoader = needsWords('provider-workspace', 'bookings');

/** The provider's days: a week or a day of hours on a desktop, a list of the day on a phone. */
export default function Agenda() {
  const { t } = useTranslation('provider-workspace');
  const errorText = useErrorText();
  const { data, error, refetch, isRefetching } = useQuery(ownAvailabilityQuery);
  return (
    <ProviderOnly>
      <title>{t('agendaTitle')}</title>
      <div className="grid gap-4">
        <PageTitle action={data && <AvailabilitySwitch isAvailable={data.isAvailable} />}>
          {t('agendaTitle')}
        </PageTitle>
        {data && <Days availability={data} />}
        {!data && !error && <AgendaSkeleton />}
        {!data && error && (
          <Card>
            <Problem text={errorText(error)} retrying={isRefetching} onRetry={() => void refetch()} />
          </Card>
        )}
      </div>
    </ProviderOnly>
  );
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

function Days({ availability }: { availability: MyAvailability }) {
  const { t } = useTranslation('provider-workspace');
  const errorText = useErrorText();
  const { id } = useUser();
  const [search] = useSearchParams();
  const [openId, setOpenId] = useState<string>();
  const { timeZone } = availability;
  const today = dayIn(timeZone, new Date());
  const asked = search.get('day');
  const day = isDay(asked) ? asked : today;
  const view = search.get('view') === 'day' ? 'day' : 'week';
  const week = weekOf(day);
  const shown = view === 'day' ? [day] : week;
  const { data, error, refetch, isRefetching } = useQuery(agendaQuery(id, week[0] ?? day, week[6] ?? day));
  const { data: next } = useQuery(nextBookingsQuery(id));
  const ofDay = bookingsOn(data ?? [], day, timeZone);
  const opened = data?.find((booking) => booking.id === openId);
  const nextBooking = next?.find(({ status }) => status !== 'awaiting_payment');
  return (
    <>
      {nextBooking && <NextPatient key={nextBooking.id} booking={nextBooking} timeZone={timeZone} />}
      <AgendaBar {...{ view, day, week, today }} />
      {!sameClock(new Date(), timeZone, zoneHere()) && (
        <p className="text-15 text-ink-soft">{t('timesOf', { zone: timeZone.replaceAll('_', ' ') })}</p>
      )}
      {!data && !error && <DaysSkeleton />}
      {!data && error && (
        <Card>
          <Problem text={errorText(error)} retrying={isRefetching} onRetry={() => void refetch()} />
        </Card>
      )}
      {data && (
        <>
          <div className="grid gap-4 lg:hidden">
            <DayStrip days={week} chosen={day} {...{ today, timeZone }} bookings={data} />
            {ofDay.length > 0 && <Summary bookings={ofDay} />}
            <DayList {...{ day, availability }} bookings={data} />
          </div>
          <div className="grid gap-4 max-lg:hidden">
            <Summary bookings={shown.flatMap((one) => bookingsOn(data, one, timeZone))} />
            <TimeGrid
              days={shown}
              bookings={data}
              availability={availability}
              onOpen={(one) => setOpenId(one.id)}
            />
          </div>
        </>
      )}
      {opened && <BookingDialog booking={opened} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
