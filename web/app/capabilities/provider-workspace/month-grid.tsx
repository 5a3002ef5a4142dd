import type { AgendaSpan } from '@lakou/contract/agenda';
import type { MyAvailability } from '@lakou/contract/scheduling';
import { formatDate } from '@lakou/i18n';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { shortDay } from './days.ts';
import { fullnessOf, monthWeeks } from './fullness.ts';

interface MonthGridProps {
  day: string;
  today: string;
  span: AgendaSpan;
  availability: MyAvailability;
}

// How much of the bar below the number is filled; the text says it too.
const WIDTH = ['w-0', 'w-1/4', 'w-1/2', 'w-3/4', 'w-full'];
const SHADE = ['', 'bg-sea-tint/40', 'bg-sea-tint/70', 'bg-sea-tint', 'bg-sea-tint'];

/** A month of days, each shaded by how full it is; a day leads to its hours. */
export function MonthGrid({ day, today, span, availability }: MonthGridProps) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const weeks = monthWeeks(day);
  const month = day.slice(0, 7);
  return (
    <section aria-label={formatDate(lang, day, 'month')} className="grid gap-2">
      <ul aria-hidden="true" className="grid grid-cols-7 text-center text-13 font-semibold text-ink-soft">
        {weeks[0]?.map((one) => (
          <li key={one}>{shortDay(lang, one).name}</li>
        ))}
      </ul>
      <ul className="grid grid-cols-7 gap-1">
        {weeks.flat().map((one) => {
          const { visits, percent, level, isOff } = fullnessOf(one, span, availability);
          const words = [
            formatDate(lang, one, 'long'),
            t('visits', { count: visits }),
            isOff ? t('dayOff') : t('percentFull', { percent }),
          ];
          return (
            <li key={one}>
              <Link
                to={`/app/agenda?view=day&day=${one}`}
                aria-label={words.join(', ')}
                aria-current={one === today ? 'date' : undefined}
                className={classNames(
                  'grid min-h-14 content-between gap-1 rounded-control border border-line p-1.5 hover:border-sea lg:min-h-20 aria-[current=date]:border-2 aria-[current=date]:border-sea',
                  SHADE[level],
                  one.slice(0, 7) !== month && 'text-ink-soft',
                  isOff && visits === 0 && 'bg-sunken',
                )}
              >
                <span className="flex items-baseline justify-between gap-1">
                  <span className={classNames('font-bold', one === today && 'text-sea')}>
                    {Number(one.slice(8))}
                  </span>
                  {visits > 0 && <span className="text-13 text-ink-soft">{visits}</span>}
                </span>
                <span className="block h-1.5 overflow-hidden rounded-full bg-sunken">
                  <span className={classNames('block h-full rounded-full bg-sea', WIDTH[level])} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="text-14 text-ink-soft">{t('monthHint')}</p>
    </section>
  );
}
