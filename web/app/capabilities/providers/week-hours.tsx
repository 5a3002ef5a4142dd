import type { WeeklyHours } from '@lakou/contract/user';
import { WEEKDAYS } from '@lakou/contract/user.rules';
import { formatTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

const onClock = (text: string) => ({ at: new Date(`1970-01-01T${text}:00Z`), timeZone: 'UTC' });

/** The hours of a provider, day by day, in the provider's time zone. */
export function WeekHours({ week }: { week: WeeklyHours }) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  const zone = week.timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? week.timeZone;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
        {WEEKDAYS.map((day) => {
          const spans = week.hours
            .filter((one) => one.day === day)
            .toSorted((a, b) => a.from.localeCompare(b.from));
          return (
            <div key={day} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-soft">{t(`days.${day}`)}</dt>
              <dd className={spans.length > 0 ? 'font-medium' : 'text-ink-soft'}>
                {spans.length === 0 && t('closed')}
                {spans.map(({ from, to }) => (
                  <span key={from} className="block">
                    <span className="md:whitespace-nowrap">{formatTime(lang, onClock(from))} –</span>{' '}
                    <span className="md:whitespace-nowrap">{formatTime(lang, onClock(to))}</span>
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-14 text-ink-soft">{t('hoursZone', { zone })}</p>
    </>
  );
}
