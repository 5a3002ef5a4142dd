import type { Booking } from '@lakou/contract/bookings';
import { formatTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { serviceName } from '../bookings/service-name.ts';
import { MODE_ICONS } from '../providers/mode-icons.ts';
import { bookingLook } from './booking-look.ts';
import { isMovable } from './booking-transitions.ts';
import { type DaySpan, spanOf } from './days.ts';
import type { Place } from './drag.ts';
import { pxOf } from './grid.ts';
import { HeldTime } from './held-time.tsx';
import { clockOf, shortName } from './short.ts';
import { useDrag } from './use-drag.ts';

interface BookingBlockProps {
  booking: Booking;
  day: string;
  shown: DaySpan;
  timeZone: string;
  wide: boolean;
  /** Whether its detail is open beside the days. */
  isOpen: boolean;
  onOpen: (booking: Booking) => void;
  onMove: (booking: Booking, place: Place) => void;
  clash: (place: Place, minutes: number, own: string) => string | undefined;
}

/** A booking in the grid; its height is its duration, and dragging asks whether to move it. */
export function BookingBlock({
  booking,
  day,
  shown,
  timeZone,
  wide,
  isOpen,
  onOpen,
  onMove,
  clash,
}: BookingBlockProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const { from, to } = spanOf(booking, timeZone);
  const canMove = isMovable(booking);
  const { held, style, handlers } = useDrag({
    place: { day, minute: from },
    length: to - from,
    shown,
    onDrop: canMove ? (place) => onMove(booking, place) : undefined,
  });
  const Icon = MODE_ICONS[booking.mode];
  const name = wide ? booking.patientName : shortName(booking.patientName);
  const height = pxOf(to - from) - 3;
  const moment = { at: new Date(booking.dateTime), timeZone };
  const words = [
    formatTime(lang, moment),
    booking.patientName,
    t(`modeVisit.${booking.mode}`),
    t(`status.${booking.status}`),
  ];
  return (
    <li className="absolute inset-x-1" style={{ top: pxOf(from - shown.from) + 1, height, ...style }}>
      <button
        type="button"
        id={`booking-${booking.id}`}
        aria-label={words.join(', ')}
        aria-describedby={canMove ? 'move-hint' : undefined}
        aria-expanded={isOpen}
        onClick={() => onOpen(booking)}
        {...handlers}
        className={classNames(
          'flex size-full flex-col overflow-hidden rounded-control border px-1.5 py-1 text-left text-14 leading-tight hover:brightness-95 aria-expanded:outline-2 aria-expanded:outline-sea',
          bookingLook(booking),
        )}
      >
        <span className="flex w-full items-center gap-1 whitespace-nowrap">
          <Icon size={15} className="shrink-0" />
          <span className={height < 40 ? 'truncate text-13 font-semibold' : 'truncate'}>
            {height < 40 ? name : clockOf(lang, moment)}
          </span>
        </span>
        {height >= 40 && <span className="w-full truncate font-semibold">{name}</span>}
        {height >= 64 && <span className="w-full truncate opacity-85">{serviceName(lang, booking)}</span>}
      </button>
      {held && <HeldTime {...{ held, timeZone }} clash={clash(held, to - from, booking.id)} />}
    </li>
  );
}
