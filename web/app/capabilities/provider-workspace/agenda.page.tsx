import type { AgendaEntry } from '@lakou/contract/agenda';
import type { Booking } from '@lakou/contract/bookings';
import type { MyAvailability } from '@lakou/contract/scheduling';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { ownTimeZone, sameClock } from '#platform/time/time-zone.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { EntryDialog } from '../agenda/entry-dialog.tsx';
import { RemovedEntry } from '../agenda/removed-entry.tsx';
import { useEntries } from '../agenda/use-entries.ts';
import { clockText, momentIn } from '../agenda/zoned-time.ts';
import { agendaQuery, nextBookingsQuery, ownAvailabilityQuery } from './agenda.queries.ts';
import { AgendaBar } from './agenda-bar.tsx';
import { AgendaSkeleton, DaysSkeleton } from './agenda-skeleton.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { DayList } from './day-list.tsx';
import { DayStrip } from './day-strip.tsx';
import { agendaWeek, bookingsOn } from './days.ts';
import type { Place } from './drag.ts';
import { MoveVisitDialog } from './move-visit.dialog.tsx';
import { NextPatient } from './next-patient.tsx';
import { ProviderOnly } from './provider-only.tsx';
import { queueOf } from './queue.ts';
import { Summary } from './summary.tsx';
import { TimeGrid } from './time-grid.tsx';

export const clientLoader = needsWords(
  'provider-workspace',
  'bookings',
  'agenda',
  'busy-calendars',
  'visit-notes',
);

/** The provider's agenda: a week or a day of hours on a desktop, a list of one day on a phone. */
export default function Agenda() {
  const { t } = useTranslation('provider-workspace');
  const query = useQuery(ownAvailabilityQuery);
  const { data } = query;
  return (
    <ProviderOnly>
      <title>{t('agendaTitle')}</title>
      <div className="grid gap-4">
        <PageTitle action={data && <AvailabilitySwitch isAvailable={data.isAvailable} />}>
          {t('agendaTitle')}
        </PageTitle>
        <QueryState query={query} skeleton={<AgendaSkeleton />}>
          {(availability) => <Days availability={availability} />}
        </QueryState>
      </div>
    </ProviderOnly>
  );
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

function Days({ availability }: { availability: MyAvailability }) {
  const { t } = useTranslation('provider-workspace');
  const { id } = useUser();
  const [search] = useSearchParams();
  const { t: tEntry } = useTranslation('agenda');
  const [openId, setOpenId] = useState<string>();
  const [editing, setEditing] = useState<AgendaEntry | 'new'>();
  const [moving, setMoving] = useState<{ booking: Booking; place: Place }>();
  const entries = useEntries();
  const { timeZone } = availability;
  const today = dayIn(timeZone, new Date());
  const asked = search.get('day');
  const day = isDay(asked) ? asked : today;
  const view = search.get('view') === 'day' ? 'day' : 'week';
  const week = agendaWeek(day, today);
  const shown = view === 'day' ? [day] : week;
  const query = useQuery(agendaQuery(id, week[0] ?? day, week[6] ?? day));
  const { data: next } = useQuery(nextBookingsQuery(id));
  const ofDay = bookingsOn(query.data?.bookings ?? [], day, timeZone);
  const opened = query.data?.bookings.find((booking) => booking.id === openId);
  const [nextBooking] = queueOf(next ?? []);
  function edit(entry: AgendaEntry | 'new') {
    entries.forgetProblem();
    setEditing(entry);
  }
  async function moveEntry(entry: AgendaEntry, place: Place) {
    const at = momentIn(timeZone, place.day, clockText(place.minute));
    if (!at) return;
    await entries.move(entry, at, timeZone);
    // In another day it is drawn anew, and the keyboard goes on from there.
    document.getElementById(`entry-${entry.id}`)?.focus();
  }
  return (
    <>
      {nextBooking && <NextPatient key={nextBooking.id} booking={nextBooking} timeZone={timeZone} />}
      <AgendaBar {...{ view, day, week, today }} />
      <div className="flex">
        <Button variant="tint" icon={Plus} onClick={() => edit('new')}>
          {tEntry('add')}
        </Button>
      </div>
      <RemovedEntry entries={entries} />
      {entries.note && <FormError>{entries.note}</FormError>}
      {!sameClock(new Date(), timeZone, ownTimeZone()) && (
        <p className="text-15 text-ink-soft">{t('timesOf', { zone: timeZone.replaceAll('_', ' ') })}</p>
      )}
      <QueryState query={query} skeleton={<DaysSkeleton />}>
        {(span) => (
          <>
            <div className="grid gap-4 lg:hidden">
              <DayStrip days={week} chosen={day} {...{ today, timeZone }} bookings={span.bookings} />
              {ofDay.length > 0 && <Summary bookings={ofDay} />}
              <DayList {...{ day, availability, span }} onOpenEntry={edit} />
            </div>
            <div className="grid gap-4 max-lg:hidden">
              <Summary bookings={shown.flatMap((one) => bookingsOn(span.bookings, one, timeZone))} />
              <TimeGrid
                days={shown}
                {...{ availability, span }}
                onOpen={(one) => setOpenId(one.id)}
                onOpenEntry={edit}
                onMove={(booking, place) => setMoving({ booking, place })}
                onMoveEntry={(entry, place) => void moveEntry(entry, place)}
              />
            </div>
          </>
        )}
      </QueryState>
      {editing && (
        <EntryDialog
          entry={editing === 'new' ? undefined : editing}
          {...{ day, timeZone, entries }}
          onClose={() => setEditing(undefined)}
        />
      )}
      {moving && <MoveVisitDialog {...moving} timeZone={timeZone} onClose={() => setMoving(undefined)} />}
      {opened && <BookingDialog booking={opened} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
