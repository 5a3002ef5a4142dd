import CalendarOff from 'lucide-react/icons/calendar-off';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ShiftChip } from './shift-chip.tsx';
import { dayOfShift } from './shift-days.ts';
import { useShiftTexts } from './use-shift-texts.ts';
import type { WeekViewProps } from './week-grid.tsx';

/** The week day by day, for phones. */
export function DayList({ week, onAdd, onOpen }: WeekViewProps) {
  const { t } = useTranslation('shifts');
  const { day: long } = useShiftTexts(week.timeZone);
  const byDay = Map.groupBy(week.shifts, (shift) => dayOfShift(shift, week.timeZone));
  const [first] = week.staff;
  return (
    <ul className="grid gap-3">
      {week.days.map((day) => {
        const shifts = byDay.get(day) ?? [];
        const away = week.staff.filter(({ leaveDays }) => leaveDays.includes(day));
        return (
          <Card key={day} as="li" attention={day === week.today ? 'sea' : undefined}>
            <div className="flex items-center justify-between gap-2">
              <h3 className="text-16 font-semibold first-letter:uppercase">{long(day)}</h3>
              {onAdd && first && (
                <IconButton
                  icon={Plus}
                  label={t('addOn', { day: long(day) })}
                  onClick={() => onAdd('', day)}
                />
              )}
            </div>
            {shifts.length === 0 && <p className="text-15 text-ink-soft">{t('nobody')}</p>}
            <ul className="mt-2 grid gap-3">
              {shifts.map((shift) => (
                <li key={shift.id} className="grid gap-1">
                  <span className="text-15 font-semibold wrap-anywhere">{shift.staffName}</span>
                  <ul>
                    <ShiftChip
                      shift={shift}
                      timeZone={week.timeZone}
                      onOpen={onOpen && (() => onOpen(shift))}
                    />
                  </ul>
                </li>
              ))}
            </ul>
            {away.length > 0 && (
              <ul className="mt-3 flex flex-wrap gap-1.5">
                {away.map(({ id, name }) => (
                  <li key={id} className="flex min-w-0 gap-1.5 text-14 text-ink-soft">
                    <CalendarOff size={18} className="mt-px shrink-0" />
                    <span className="min-w-0 wrap-anywhere">{t('away', { name })}</span>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        );
      })}
    </ul>
  );
}
