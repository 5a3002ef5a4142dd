import { formatDate } from '@lakou/i18n';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { addDays } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { agendaWeek, dayInWeek } from './days.ts';

export type View = 'day' | 'week';

const addressOf = (view: View, day: string) => `/app/agenda?view=${view}&day=${day}`;

interface AgendaBarProps {
  view: View;
  day: string;
  week: readonly string[];
  today: string;
}

/** Navigation to the previous and next days, today, and the choice of day or week. On phones it moves by weeks. */
export function AgendaBar({ view, day, week, today }: AgendaBarProps) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const navigate = useNavigate();
  const go = (to: string) => void navigate(addressOf(view, to), { replace: true });
  const written = (one: string | undefined) => formatDate(lang, one ?? day, 'short');
  const range = t('range', { from: written(week[0]), to: written(week.at(-1)) });
  const weekFrom = (days: number) => dayInWeek(agendaWeek(addDays(day, days), today), today);
  const arrows = (back: string, on: string, labels: { back: string; on: string }) => (
    <>
      <IconButton icon={ChevronLeft} label={labels.back} onClick={() => go(back)} />
      <IconButton icon={ChevronRight} label={labels.on} onClick={() => go(on)} />
    </>
  );
  const byWeeks = arrows(weekFrom(-7), weekFrom(7), { back: t('earlierWeek'), on: t('laterWeek') });
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-3 lg:gap-x-2">
      <p aria-live="polite" className="mr-auto text-16 font-bold lg:mr-2 lg:text-22">
        <span className="inline-block first-letter:uppercase lg:hidden">
          {formatDate(lang, day, 'month')}
        </span>
        <span className="inline-block first-letter:uppercase max-lg:hidden">
          {view === 'week' ? range : formatDate(lang, day, 'long')}
        </span>
      </p>
      <span className="flex lg:hidden">{byWeeks}</span>
      <span className="flex max-lg:hidden">
        {view === 'week'
          ? byWeeks
          : arrows(addDays(day, -1), addDays(day, 1), { back: t('earlierDay'), on: t('laterDay') })}
      </span>
      <Button variant="secondary" size="sm" onClick={() => go(today)}>
        {t('today')}
      </Button>
      <div className="ml-auto w-56 max-lg:hidden">
        <SegmentedLinks
          label={t('view')}
          current={addressOf(view, day)}
          links={[
            { to: addressOf('day', day), text: t('day') },
            { to: addressOf('week', day), text: t('week') },
          ]}
        />
      </div>
    </div>
  );
}
