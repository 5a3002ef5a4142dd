import type { ClinicWeek, Shift } from '@lakou/contract/shifts';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { ShiftChip } from './shift-chip.tsx';
import { rowsOf, type StaffRow } from './shift-days.ts';
import { useShiftTexts } from './use-shift-texts.ts';

export interface WeekViewProps {
  week: ClinicWeek;
  /** Undefined for those who only look. */
  onAdd: ((staffId: string, day: string) => void) | undefined;
  onOpen: ((shift: Shift) => void) | undefined;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** People by days, for screens that are wide enough and for paper. */
export function WeekGrid({ week, onAdd, onOpen }: WeekViewProps) {
  const { t } = useTranslation('shifts');
  const { day: long, shortDay } = useShiftTexts(week.timeZone);
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full min-w-200 table-fixed border-collapse text-left align-top">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-40 border-b border-line p-3 text-15 font-semibold">
              {t('person')}
            </th>
            {week.days.map((day, index) => {
              const weekday = WEEKDAYS[index] ?? 'sun';
              return (
                <th
                  key={day}
                  scope="col"
                  aria-label={long(day)}
                  aria-current={day === week.today ? 'date' : undefined}
                  className={classNames(
                    'border-b border-l border-line p-2 text-center text-14 font-semibold',
                    day === week.today ? 'bg-sea-tint text-sea' : 'text-ink-soft',
                  )}
                >
                  {t(`weekday.${weekday}`)}
                  <span className="block text-ink">{shortDay(day)}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rowsOf(week).map((row) => (
            <tr key={row.id}>
              <th scope="row" className="border-t border-line p-3 align-top">
                <span className="block text-15 font-semibold wrap-anywhere">{row.name}</span>
                <span className="block text-14 font-normal text-ink-soft">
                  {row.clinicRole ? t(`role.${row.clinicRole}`) : t('left')}
                </span>
              </th>
              {week.days.map((day) => (
                <Cell key={day} {...{ week, onAdd, onOpen, row, day }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ week, onAdd, onOpen, row, day }: WeekViewProps & { row: StaffRow; day: string }) {
  const { t } = useTranslation('shifts');
  const { day: long } = useShiftTexts(week.timeZone);
  const shifts = row.byDay.get(day) ?? [];
  const onLeave = row.leaveDays.includes(day);
  return (
    <td className={classNames('border-t border-l border-line p-1.5 align-top', onLeave && 'bg-sunken')}>
      {shifts.length > 0 && (
        <ul className="grid gap-1.5">
          {shifts.map((shift) => (
            <ShiftChip
              key={shift.id}
              shift={shift}
              timeZone={week.timeZone}
              onOpen={onOpen && (() => onOpen(shift))}
            />
          ))}
        </ul>
      )}
      {onLeave && <p className="p-2 text-center text-14 text-ink-soft">{t('onLeave')}</p>}
      {!onLeave && shifts.length === 0 && onAdd && row.clinicRole && (
        <button
          type="button"
          aria-label={t('addFor', { name: row.name, day: long(day) })}
          onClick={() => onAdd(row.id, day)}
          className="grid min-h-11 w-full cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Plus size={18} />
        </button>
      )}
    </td>
  );
}
