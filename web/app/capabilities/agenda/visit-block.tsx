import type { Booking } from '@lakou/contract/bookings';
import { formatTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { serviceName } from '../bookings/service-name.ts';
import { MODE_ICONS } from '../bookings/visit-modes.ts';
import { type DaySpan, spanOf } from './days.ts';
import { pxOf } from './grid.ts';
import { clockOf, shortName } from './short.ts';
import { visitLook } from './visit-look.ts';

interface VisitBlockProps {
  visit: Booking;
  shown: DaySpan;
  timeZone: string;
  wide: boolean;
  onOpen: (visit: Booking) => void;
}

/** A visit in the grid, as high as it is long. */
export function VisitBlock({ visit, shown, timeZone, wide, onOpen }: VisitBlockProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const { from, to } = spanOf(visit, timeZone);
  const Icon = MODE_ICONS[visit.mode];
  const name = wide ? visit.patientName : shortName(visit.patientName);
  const height = pxOf(to - from) - 3;
  const moment = { at: new Date(visit.dateTime), timeZone };
  const words = [
    formatTime(lang, moment),
    visit.patientName,
    t(`modeVisit.${visit.mode}`),
    t(`status.${visit.status}`),
  ];
  return (
    <li className="absolute inset-x-1" style={{ top: pxOf(from - shown.from) + 1, height }}>
      <button
        type="button"
        aria-label={words.join(', ')}
        onClick={() => onOpen(visit)}
        className={classNames(
          'flex size-full flex-col overflow-hidden rounded-control border px-1.5 py-1 text-left text-14 leading-tight hover:brightness-95',
          visitLook(visit),
        )}
      >
        <span className="flex w-full items-center gap-1 whitespace-nowrap">
          <Icon size={15} className="shrink-0" />
          <span className={height < 40 ? 'truncate text-13 font-semibold' : 'truncate'}>
            {height < 40 ? name : clockOf(lang, moment)}
          </span>
        </span>
        {height >= 40 && <span className="w-full truncate font-semibold">{name}</span>}
        {height >= 64 && <span className="w-full truncate opacity-85">{serviceName(lang, visit)}</span>}
      </button>
    </li>
  );
}
