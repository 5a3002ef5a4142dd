import type { DayClass } from '@lakou/clinical';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { dayLook } from './day-look.ts';

interface CalendarDayProps {
  day: string;
  kind: DayClass;
  logged: boolean;
  isToday: boolean;
  /** Whether this is the one day of the grid in the tab order. */
  isFocused: boolean;
  onOpen: () => void;
}

export function CalendarDay({ day, kind, logged, isToday, isFocused, onOpen }: CalendarDayProps) {
  const { t } = useTranslation('cycle');
  const lang = useLanguage();
  const label = [
    formatDate(lang, day, 'long'),
    isToday && t('calendar.today'),
    kind !== 'none' && t(`legend.${kind}`),
    logged && t('legend.logged'),
  ];
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isFocused ? 0 : -1}
      aria-label={label.filter(Boolean).join(', ')}
      aria-current={isToday ? 'date' : undefined}
      onClick={onOpen}
      className="group grid min-h-12 w-full place-items-center rounded-control"
    >
      <span
        className={classNames(
          'relative grid size-10 place-items-center text-16 tabular-nums group-hover:brightness-95',
          dayLook[kind],
          isToday && 'font-extrabold underline decoration-2 underline-offset-4',
          isToday && kind === 'none' && 'text-sea',
        )}
      >
        {Number(day.slice(8))}
        {logged && <span className="absolute bottom-1 size-1.25 rounded-full bg-current" />}
      </span>
    </button>
  );
}
