import { MOST_PLANNED, MOST_POSTS_A_WEEK } from '@lakou/contract/marketing.rules';
import { planCalendar, toCsv } from '@lakou/contract/marketing-plan.rules';
import { formatNumber } from '@lakou/i18n';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { saveText } from './save-text.ts';
import type { SectionProps } from './section-props.ts';

const CHOICES = Array.from({ length: MOST_POSTS_A_WEEK }, (_, index) => index + 1);
const isDay = (text: string) => /^[12]\d{3}-\d\d-\d\d$/.test(text);

/** When which cluster becomes a post. */
export function CalendarSection({ work, change, onOpen }: SectionProps) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const { calendar, clusters } = work;
  const [firstDay, setFirstDay] = useState(() => dayHere(new Date()));
  const { planned } = calendar;
  const put = (rows: typeof planned) => change({ calendar: { ...calendar, planned: rows } });
  if (clusters.length === 0 && planned.length === 0)
    return <NothingYet text={t('noCalendar')} leadTo="clusters" onOpen={onOpen} />;
  function plan(event: SubmitEvent) {
    event.preventDefault();
    if (isDay(firstDay)) put(planCalendar(clusters, calendar.perWeek, firstDay));
  }
  return (
    <>
      <form noValidate onSubmit={plan} className="grid items-start gap-4 md:grid-cols-3">
        <Select
          label={t('perWeek')}
          value={calendar.perWeek}
          onChange={({ target }) => change({ calendar: { ...calendar, perWeek: Number(target.value) } })}
        >
          {CHOICES.map((count) => (
            <option key={count} value={count}>
              {formatNumber(lang, count, 0)}
            </option>
          ))}
        </Select>
        <DateField
          label={t('firstDay')}
          error={isDay(firstDay) ? undefined : t('fieldMissing')}
          value={firstDay}
          onChange={({ target }) => setFirstDay(target.value)}
        />
        <div className="md:pt-7">
          <Button type="submit" icon={CalendarPlus} block>
            {t('plan')}
          </Button>
        </div>
      </form>
      <p className="text-14 text-ink-soft">{t('planText', { most: MOST_PLANNED })}</p>
      {planned.length === 0 ? (
        <NothingYet text={t('noCalendar')} />
      ) : (
        <>
          <div>
            <Button
              variant="ghost"
              icon={Download}
              onClick={() =>
                saveText(
                  `calendar ${work.seed}`,
                  'csv',
                  toCsv([['day', 'topic'], ...planned.map(({ day, topic }) => [day, topic])]),
                )
              }
            >
              {t('exportCsv')}
            </Button>
          </div>
          <ul
            aria-label={t('planned')}
            className="overflow-hidden rounded-card border border-line bg-surface"
          >
            {planned.map((one, at) => (
              <li
                key={one.topic}
                className="grid grid-cols-[1fr_auto] items-center gap-2 border-line p-4 not-first:border-t"
              >
                <p className="font-semibold wrap-anywhere">{one.topic}</p>
                <IconButton
                  icon={Trash2}
                  label={t('remove', { name: one.topic })}
                  onClick={() => put(planned.filter((_, index) => index !== at))}
                />
                <div className="col-span-2 max-w-xs">
                  <DateField
                    label={t('dayOf', { topic: one.topic })}
                    value={one.day}
                    onChange={({ target }) =>
                      isDay(target.value) && put(planned.with(at, { ...one, day: target.value }))
                    }
                  />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
