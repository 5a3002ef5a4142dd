import type { AgendaEntry } from '@lakou/contract/agenda';
import type { Booking } from '@lakou/contract/bookings';
import type { MyAvailability } from '@lakou/contract/scheduling';
import { timeZoneWords } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { ownTimeZone, sameClock } from '#platform/time/time-zone.ts';
import { clockText, momentIn } from '#platform/time/zoned-time.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { EntryDialog } from '../agenda/entry-dialog.tsx';
import { LastChange } from '../agenda/last-change.tsx';
import { useEntries } from '../agenda/use-entries.ts';
import { agendaQuery, nextBookingsQuery, ownAvailabilityQuery } from './agenda.queries.ts';
import { viewOf } from './agenda-address.ts';
import { AgendaBar } from './agenda-bar.tsx';
import { AgendaKeys } from './agenda-keys.tsx';
import { AgendaSkeleton, DaysSkeleton } from './agenda-skeleton.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { DayList } from './day-list.tsx';
import { DayStrip } from './day-strip.tsx';
import { agendaWeek, bookingsOn } from './days.ts';
import type { Place } from './drag.ts';
import { monthWeeks } from './fullness.ts';
import { MonthGrid } from './month-grid.tsx';
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
  'providers',
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

/** Something new: the day that it is for, and what was drawn of it. */
interface Drawn {
  readonly day: string;
  readonly drawn?: { readonly time: string; readonly minutes: number };
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

function Days({ availability }: { availability: MyAvailability }) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const { id } = useUser();
  const [search] = useSearchParams();
  const { t: tEntry } = useTranslation('agenda');
  const [openId, setOpenId] = useState<string>();
  const [editing, setEditing] = useState<AgendaEntry | Drawn>();
  const [moving, setMoving] = useState<{ booking: Booking; place: Place }>();
  const entries = useEntries();
  const { timeZone } = availability;
  const today = dayIn(timeZone, new Date());
  const asked = search.get('day');
  const day = isDay(asked) ? asked : today;
  const view = viewOf(search.get('view'));
  const week = agendaWeek(day, today);
  const shown = view === 'day' ? [day] : week;
  const read = view === 'month' ? monthWeeks(day).flat() : week;
  const query = useQuery(agendaQuery(id, read[0] ?? day, read.at(-1) ?? day));
  const { data: next } = useQuery(nextBookingsQuery(id));
  const daysOfMonth = read.filter((one) => one.slice(0, 7) === day.slice(0, 7));
  const ofDay = bookingsOn(query.data?.bookings ?? [], day, timeZone);
  const opened = query.data?.bookings.find((booking) => booking.id === openId);
  const [nextBooking] = queueOf(next ?? []);
  function edit(entry: AgendaEntry | Drawn) {
    entries.forgetProblem();
    setOpenId(undefined);
    setEditing(entry);
  }
  function open(booking: Booking) {
    setEditing(undefined);
    setOpenId(booking.id);
  }
  async function moveEntry(entry: AgendaEntry, place: Place, minutes?: number) {
    const time = momentIn(timeZone, place.day, clockText(place.minute));
    if (!time) return;
    await entries.move(entry, { time, ...(minutes && { minutes }) });
    // In another day it is drawn anew, and the keyboard goes on from there.
    document.getElementById(`entry-${entry.id}`)?.focus();
  }
  return (
    <div className="flex items-start gap-4">
      <div className="grid min-w-0 grow gap-4">
        {nextBooking && <NextPatient key={nextBooking.id} booking={nextBooking} timeZone={timeZone} />}
        <AgendaBar {...{ view, day, week, today }} />
        <div className="flex">
          <Button variant="tint" icon={Plus} onClick={() => edit({ day })}>
            {tEntry('add')}
          </Button>
        </div>
        {!sameClock(new Date(), timeZone, ownTimeZone()) && (
          <p className="text-15 text-ink-soft">{t('timesOf', { zone: timeZoneWords(lang, timeZone) })}</p>
        )}
        <QueryState query={query} skeleton={<DaysSkeleton />}>
          {(span) => (
            <>
              <div className="grid gap-4 lg:hidden">
                {view === 'month' ? (
                  <MonthGrid {...{ day, today, span, availability }} />
                ) : (
                  <>
                    <DayStrip
                      days={week}
                      chosen={day}
                      {...{ today, timeZone }}
                      bookings={span.bookings}
                      onLongPress={(one) => edit({ day: one })}
                    />
                    {ofDay.length > 0 && <Summary bookings={ofDay} />}
                    <DayList {...{ day, availability, span }} onOpenEntry={edit} />
                  </>
                )}
              </div>
              <div className="grid gap-4 max-lg:hidden">
                <Summary
                  bookings={(view === 'month' ? daysOfMonth : shown).flatMap((one) =>
                    bookingsOn(span.bookings, one, timeZone),
                  )}
                />
                {view === 'month' ? (
                  <MonthGrid {...{ day, today, span, availability }} />
                ) : (
                  <TimeGrid
                    days={shown}
                    {...{ availability, span }}
                    openId={openId ?? (editing && 'id' in editing ? editing.id : undefined)}
                    onOpen={open}
                    onOpenEntry={edit}
                    onMove={(booking, place) => setMoving({ booking, place })}
                    onMoveEntry={(entry, place, minutes) => void moveEntry(entry, place, minutes)}
                    onDraw={(place, minutes) =>
                      edit({ day: place.day, drawn: { time: clockText(place.minute), minutes } })
                    }
                  />
                )}
              </div>
            </>
          )}
        </QueryState>
        <LastChange entries={entries} />
        <AgendaKeys {...{ view, day, today }} onNew={() => edit({ day })} />
      </div>
      {editing && (
        <EntryDialog
          key={'id' in editing ? editing.id : [editing.day, editing.drawn?.time].join()}
          entry={'id' in editing ? editing : undefined}
          day={'id' in editing ? day : editing.day}
          drawn={'id' in editing ? undefined : editing.drawn}
          {...{ timeZone, entries }}
          onClose={() => setEditing(undefined)}
        />
      )}
      {moving && <MoveVisitDialog {...moving} timeZone={timeZone} onClose={() => setMoving(undefined)} />}
      {opened && <BookingPanel key={opened.id} booking={opened} onClose={() => setOpenId(undefined)} />}
    </div>
  );
}
