import { formatDate } from '@lakou/i18n';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import List from 'lucide-react/icons/list';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { addressOf, stepsOf, type View } from './agenda-address.ts';

const EARLIER = { day: 'earlierDay', week: 'earlierWeek', month: 'earlierMonth' } as const;
const LATER = { day: 'laterDay', week: 'laterWeek', month: 'laterMonth' } as const;

interface AgendaBarProps {
  view: View;
  day: string;
  week: readonly string[];
  today: string;
}

/** Navigation to what is before and after, today, and the choice of day, week or month. On phones a day is in its week. */
export function AgendaBar({ view, day, week, today }: AgendaBarProps) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const navigate = useNavigate();
  const go = (to: string) => void navigate(addressOf(view, to), { replace: true });
  const written = (one: string | undefined) => formatDate(lang, one ?? day, 'short');
  const range = t('range', { from: written(week[0]), to: written(week.at(-1)) });
  const arrows = (by: View) => {
    const { back, on } = stepsOf(by, day, today);
    return (
      <>
        <IconButton icon={ChevronLeft} label={t(EARLIER[by])} onClick={() => go(back)} />
        <IconButton icon={ChevronRight} label={t(LATER[by])} onClick={() => go(on)} />
      </>
    );
  };
  const long = { day: formatDate(lang, day, 'long'), week: range, month: formatDate(lang, day, 'month') };
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-3 lg:gap-x-2">
      <p aria-live="polite" className="mr-auto text-16 font-bold lg:mr-2 lg:text-22">
        <span className="inline-block first-letter:uppercase lg:hidden">
          {formatDate(lang, day, 'month')}
        </span>
        <span className="inline-block first-letter:uppercase max-lg:hidden">{long[view]}</span>
      </p>
      <span className="flex lg:hidden">{arrows(view === 'month' ? 'month' : 'week')}</span>
      <span className="flex max-lg:hidden">{arrows(view)}</span>
      <Button variant="secondary" size="sm" onClick={() => go(today)}>
        {t('today')}
      </Button>
      <span className="lg:hidden">
        <IconButton
          icon={view === 'month' ? List : CalendarDays}
          label={t(view === 'month' ? 'week' : 'month')}
          onClick={() =>
            void navigate(addressOf(view === 'month' ? 'week' : 'month', day), { replace: true })
          }
        />
      </span>
      <div className="ml-auto w-80 max-lg:hidden">
        <SegmentedLinks
          label={t('view')}
          current={addressOf(view, day)}
          links={[
            { to: addressOf('day', day), text: t('day') },
            { to: addressOf('week', day), text: t('week') },
            { to: addressOf('month', day), text: t('month') },
          ]}
        />
      </div>
    </div>
  );
}
