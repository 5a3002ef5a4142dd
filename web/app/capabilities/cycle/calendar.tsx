import type { DayClass } from '@lakou/clinical';
import { formatDate } from '@lakou/i18n';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type TouchEvent, useId, useRef } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { addMonths, monthOf, weekdayNames, weeksOf } from './month.ts';
import { dayAfterKey, monthsSwiped } from './move.ts';

interface CalendarProps {
  /** The day with the keyboard focus; its month is shown. */
  focused: string;
  today: string;
  classOf: (day: string) => DayClass;
  isLogged: (day: string) => boolean;
  onMove: (day: string) => void;
  onOpen: (day: string) => void;
}

/** A month of days; arrow keys, Page keys and swiping move through it. */
export function Calendar({ focused, today, classOf, isLogged, onMove, onOpen }: CalendarProps) {
  const { t } = useTranslation('cycle');
  const lang = useLanguage();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const touch = useRef<{ x: number; y: number }>(null);
  const month = monthOf(focused);
  const turn = (count: number) => {
    const next = addMonths(month, count);
    onMove(monthOf(today) === next ? today : `${next}-01`);
  };

  function press(event: KeyboardEvent) {
    const day = dayAfterKey(event.key, focused, lang);
    if (!day) return;
    event.preventDefault();
    onMove(day);
    // The day can get the focus only after its month is rendered.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus());
  }
  function lift({ changedTouches }: TouchEvent) {
    const end = changedTouches.item(0);
    const start = touch.current;
    touch.current = null;
    if (!start || !end) return;
    const months = monthsSwiped(end.clientX - start.x, end.clientY - start.y);
    if (months !== 0) turn(months);
  }

  return (
    <div
      // Horizontal swipes change the month; without this the browser would use them to go back.
      className="touch-pan-y rounded-card border border-line bg-surface px-2 pt-2 pb-3 md:px-5"
      onTouchStart={({ touches }) => {
        const start = touches.item(0);
        touch.current = start ? { x: start.clientX, y: start.clientY } : null;
      }}
      onTouchEnd={lift}
    >
      <div className="flex items-center justify-between gap-2 pb-1">
        <IconButton icon={ChevronLeft} label={t('calendar.previous')} onClick={() => turn(-1)} />
        <h2 id={titleId} aria-live="polite" className="text-18 first-letter:uppercase">
          {formatDate(lang, `${month}-01`, 'month')}
        </h2>
        <IconButton icon={ChevronRight} label={t('calendar.next')} onClick={() => turn(1)} />
      </div>
      <table ref={grid} aria-labelledby={titleId} className="w-full table-fixed" onKeyDown={press}>
        <thead>
          <tr>
            {weekdayNames(lang).map(({ long, short }) => (
              <th key={long} scope="col" className="pb-1 text-13 font-medium text-ink-soft">
                <abbr title={long} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, lang).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                <td key={day ?? `empty-${place}`} className="p-0">
                  {day && (
                    <CalendarDay
                      day={day}
                      kind={classOf(day)}
                      logged={isLogged(day)}
                      isToday={day === today}
                      isFocused={day === focused}
                      onOpen={() => onOpen(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
