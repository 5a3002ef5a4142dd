import type { LakouContract, Result } from '@lakou/contract';
import { formatClock, formatDate, formatTime } from '@lakou/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { addDays, dayHere, dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { otherTime } from './booking-time.ts';
import { type SlotQuestion, slotsQuery } from './bookings.queries.ts';
import { daysAround, firstShownDay, SHOWN_DAYS } from './shown-days.ts';
import { placeOf } from './slot-place.ts';
import { partOfDay } from './slot-time.ts';

const PARTS = ['morning', 'afternoon', 'evening'] as const;

interface SlotPickerProps {
  question: Omit<SlotQuestion, 'from' | 'days'>;
  /** The start of the chosen slot. */
  value: string | undefined;
  onChange: (startsAt: string | undefined) => void;
  /** The first visible day; else today, or as late as the suggestion asks. */
  firstDay?: string;
  /** A free time that is labelled as our suggestion. */
  suggested?: string | undefined;
  /** Shown instead when the provider takes no appointments. */
  notFound?: ReactNode;
}

/** A row of days, and the free times of the chosen day as buttons. */
export function SlotPicker({ question, value, onChange, firstDay, suggested, notFound }: SlotPickerProps) {
  const today = dayHere(new Date());
  const [atFirst] = useState(firstDay);
  const [turned, setTurned] = useState<string>();
  const suggestedDay = suggested && dayHere(new Date(suggested));
  const from = turned ?? firstShownDay(today, atFirst, suggestedDay);
  const [picked, setPicked] = useState<string>();
  // Who turns to other days keeps the buttons for it, but reads no times of the days before.
  const query = useQuery({
    ...slotsQuery({ ...question, ...daysAround(from) }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState
      query={query}
      notFound={notFound}
      skeleton={
        <Skeleton>
          <div className="grid gap-3">
            <SkeletonBlock size="h-20 w-full" />
            <SkeletonBlock size="h-12 w-2/3" />
          </div>
        </Skeleton>
      }
      frame="none"
    >
      {(slots) => (
        <Slots
          {...{ slots, today, from, picked, value, suggested, onChange }}
          isRead={!query.isPlaceholderData}
          hasPlace={question.mode === 'clinic'}
          onTurn={setTurned}
          onPick={setPicked}
        />
      )}
    </QueryState>
  );
}

interface SlotsProps extends Pick<SlotPickerProps, 'value' | 'onChange' | 'suggested'> {
  slots: Result<LakouContract['GET /api/availability/:providerId']>;
  /** Whether these are the times of the visible days. */
  isRead: boolean;
  today: string;
  /** The first visible day. */
  from: string;
  onTurn: (from: string) => void;
  /** Whether the patient goes where the provider works. */
  hasPlace: boolean;
  picked: string | undefined;
  onPick: (day: string) => void;
}

function Slots({
  slots,
  isRead,
  hasPlace,
  today,
  from,
  onTurn,
  picked,
  onPick,
  value,
  suggested,
  onChange,
}: SlotsProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const here = ownTimeZone();
  const days = Array.from({ length: SHOWN_DAYS }, (_, i) => addDays(from, i));
  const free = new Map(days.map((day) => [day, [] as string[]]));
  if (isRead)
    for (const { startsAt } of slots.slots) free.get(dayIn(here, new Date(startsAt)))?.push(startsAt);
  const chosen = [picked, value && dayIn(here, new Date(value))].find((one) => one && free.has(one));
  const day = chosen ?? days.find((one) => (free.get(one)?.length ?? 0) > 0);
  const times = (day && free.get(day)) || [];
  const before = addDays(from, -SHOWN_DAYS);
  const place = hasPlace ? placeOf(slots.slots, times, value) : undefined;
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          icon={ChevronLeft}
          label={t('earlierDays')}
          disabled={from <= today}
          onClick={() => onTurn(before < today ? today : before)}
        />
        <p aria-live="polite" className="font-semibold first-letter:uppercase">
          {formatDate(lang, from, 'month')}
        </p>
        <IconButton
          icon={ChevronRight}
          label={t('laterDays')}
          onClick={() => onTurn(addDays(from, SHOWN_DAYS))}
        />
      </div>
      <fieldset className="grid grid-cols-5 gap-1.5 md:gap-2">
        <legend className="sr-only">{t('chooseDay')}</legend>
        {days.map((one) => (
          <DayButton
            key={one}
            day={one}
            today={today}
            count={isRead ? (free.get(one)?.length ?? 0) : undefined}
            chosen={one === day}
            onClick={() => {
              onPick(one);
              onChange(undefined);
            }}
          />
        ))}
      </fieldset>
      {!isRead && (
        <Skeleton>
          <SkeletonBlock size="h-12 w-2/3" />
        </Skeleton>
      )}
      {isRead && times.length === 0 && (
        <p className="rounded-control bg-sunken p-4 text-center text-ink-soft">
          {t(slots.available ? 'noTimes' : 'notAvailable')}
        </p>
      )}
      {place && (
        <p aria-live="polite" className="flex items-center gap-2 text-15 font-semibold">
          <MapPin size={18} className="shrink-0" />
          {t('atPlace', { place })}
        </p>
      )}
      {PARTS.map((part) => {
        const own = times.filter((at) => partOfDay(here, new Date(at)) === part);
        if (own.length === 0) return null;
        return (
          <fieldset key={part}>
            <legend className="mb-2 text-15 font-semibold text-ink-soft">{t(`part.${part}`)}</legend>
            <div className="grid grid-cols-3 gap-2 md:grid-cols-5">
              {own.map((at) => {
                const elsewhere = otherTime(lang, { dateTime: at, timeZone: slots.timeZone }, here);
                return (
                  <button
                    key={at}
                    type="button"
                    aria-pressed={at === value}
                    aria-label={[
                      formatTime(lang, { at: new Date(at), timeZone: here }),
                      elsewhere && t('there', { time: elsewhere }),
                      at === suggested && t('suggested'),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                    onClick={() => onChange(at)}
                    className="min-h-12 rounded-control bg-sea-tint px-1 py-1.5 font-semibold text-sea hover:brightness-95 aria-pressed:bg-sea aria-pressed:text-on-sea"
                  >
                    {formatClock(lang, { at: new Date(at), timeZone: here })}
                    {elsewhere && (
                      <span className="block text-13 font-medium">{t('there', { time: elsewhere })}</span>
                    )}
                    {at === suggested && <span className="block text-13 font-medium">{t('suggested')}</span>}
                  </button>
                );
              })}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

interface DayButtonProps {
  day: string;
  today: string;
  /** How many times are free; undefined while they are read. */
  count: number | undefined;
  chosen: boolean;
  onClick: () => void;
}

function DayButton({ day, today, count, chosen, onClick }: DayButtonProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const long = formatDate(lang, day, 'long');
  const isToday = day === today;
  const near = isToday ? t('today') : day === addDays(today, 1) && t('tomorrow');
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={[near, long, count !== undefined && t('freeTimes', { count })].filter(Boolean).join(', ')}
      disabled={!count}
      onClick={onClick}
      className={classNames(
        'flex min-h-20 flex-col items-center justify-center rounded-control border px-0.5 py-2 leading-tight',
        'border-line-strong bg-surface aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea',
        'disabled:border-transparent disabled:bg-sunken disabled:text-ink-soft',
      )}
    >
      <span className="text-14">{isToday ? t('todayShort') : long.slice(0, 3)}</span>
      <span className={classNames('text-22 font-bold', count === 0 && 'line-through')}>
        {Number(day.slice(8))}
      </span>
      <span className="text-13 font-semibold">
        {count === undefined ? '…' : count === 0 ? t('full') : t('free', { count })}
      </span>
    </button>
  );
}
