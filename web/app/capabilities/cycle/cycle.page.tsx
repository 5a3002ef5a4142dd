import { classifyDay, cycleToday, predictCycles } from '@lakou/clinical';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { useUser } from '../../platform/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { Calendar } from './calendar.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { cycleQuery, logsFrom } from './cycle.queries.ts';
import { FemaleOnly } from './female-only.tsx';
import { Headline } from './headline.tsx';
import { usesHormones } from './hormones.ts';
import { Insights } from './insights.tsx';
import { Legend } from './legend.tsx';
import { LogSheet } from './log-sheet.tsx';
import { logToEdit } from './log-to-edit.ts';
import { monthOf } from './month.ts';
import { PcosSupport } from './pcos-support.tsx';
import { UndoBanner } from './undo-banner.tsx';
import type { LogChange } from './use-undo.ts';
import { type CycleRead, completeLogs, withWaiting } from './waiting-logs.ts';

export const clientLoader = needsWords('cycle');

/** The cycle of the signed-in patient. */
export default function Cycle() {
  const { t } = useTranslation('cycle');
  return (
    <>
      <title>{t('title')}</title>
      <Sections>
        <PageTitle>{t('title')}</PageTitle>
        <FemaleOnly>
          <OwnCycle />
        </FemaleOnly>
      </Sections>
    </>
  );
}

function OwnCycle() {
  const { t } = useTranslation('cycle');
  const { id } = useUser();
  const [today] = useState(() => dayHere(new Date()));
  const [focused, setFocused] = useState(today);
  const { items } = useOutbox();
  const query = useQuery({
    ...cycleQuery(id, logsFrom(today, monthOf(focused))),
    select: completeLogs,
  });
  return (
    <QueryState query={query} skeleton={<CalendarSkeleton />} failed={t('loadFailed')}>
      {(read) => <Logged {...withWaiting(read, items)} {...{ today, focused }} onFocus={setFocused} />}
    </QueryState>
  );
}

interface LoggedProps extends CycleRead {
  today: string;
  focused: string;
  onFocus: (day: string) => void;
}

function Logged({ logs, cycles, today, focused, onFocus }: LoggedProps) {
  const { t } = useTranslation('cycle');
  const { maternityProfile } = useUser();
  const [open, setOpen] = useState<string>();
  const { items } = useOutbox();
  const [change, setChange] = useState<LogChange>();
  const pregnant = Boolean(maternityProfile);
  const hormones = usesHormones(logs, today);
  const stands = cycleToday(cycles, today);
  const predicted = predictCycles(cycles);
  const predictions = predicted.kind === 'predictions' && !pregnant ? predicted : undefined;
  const upcoming = predictions?.upcoming ?? [];
  const openDay = (day: string) => {
    onFocus(day);
    setOpen(day);
  };
  return (
    <div className="grid items-start gap-7 lg:grid-cols-[3fr_2fr] lg:gap-5">
      <div className="grid gap-4">
        {pregnant ? (
          <Banner tone="info" icon={Lock}>
            {t('paused')}
          </Banner>
        ) : (
          <Headline stands={stands} onLogged={setChange} {...{ today, hormones, logs }} />
        )}
        {change && <UndoBanner change={change} onUndone={() => setChange(undefined)} />}
        <Button
          block
          icon={Plus}
          variant={stands.kind === 'unknown' ? 'secondary' : 'primary'}
          onClick={() => openDay(today)}
        >
          {t('calendar.logToday')}
        </Button>
        <Calendar
          focused={focused}
          today={today}
          classOf={(day) => classifyDay(day, { logs, cycles, upcoming })}
          isLogged={(day) => logs.some(({ date }) => date === day)}
          onMove={onFocus}
          onOpen={openDay}
        />
        <Legend />
        <p className="flex items-center gap-2 text-14 text-ink-soft">
          <Lock size={18} className="shrink-0" />
          {t('calendar.help')} {t('privacy')}
        </p>
      </div>
      <Sections>
        {predictions && (
          <Section title={t('insights.title')}>
            <Insights predictions={predictions} today={today} />
          </Section>
        )}
        <PcosSupport {...{ logs, cycles, today, pregnant, hormones }} />
      </Sections>
      {open && (
        <LogSheet
          day={open}
          {...logToEdit(open, logs, items)}
          onLogged={setChange}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
