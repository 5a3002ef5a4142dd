import type { WeeklyHours } from '@lakou/contract/user';
import { formatTime, timeZoneWords } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { groupHours } from './hours-groups.ts';

const onClock = (text: string) => ({ at: new Date(`1970-01-01T${text}:00Z`), timeZone: 'UTC' });

/** The hours of a provider, days with the same hours together, in the provider's time zone. */
export function WeekHours({ week }: { week: WeeklyHours }) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  return (
    <>
      <dl className="grid gap-y-1.5">
        {groupHours(week.hours).map(({ ranges, spans }) => {
          const days = ranges.map(({ first, last }) =>
            first === last
              ? t(`days.${first}`)
              : t('fromTo', { from: t(`days.${first}`), to: t(`days.${last}`) }),
          );
          return (
            // Beside each other where there is room for both.
            <div key={days.join()} className="flex flex-wrap gap-x-5">
              <dt className="grow basis-32 text-ink-soft">{days.join(', ')}</dt>
              <dd className={classNames('grow basis-32', spans.length > 0 ? 'font-medium' : 'text-ink-soft')}>
                {spans.length === 0 && t('closed')}
                {spans.map(({ from, to }) => (
                  <span key={from} className="block">
                    <span className="whitespace-nowrap">{formatTime(lang, onClock(from))} –</span>{' '}
                    <span className="whitespace-nowrap">{formatTime(lang, onClock(to))}</span>
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-14 text-ink-soft">
        {t('hoursZone', { zone: timeZoneWords(lang, week.timeZone) })}
      </p>
    </>
  );
}
