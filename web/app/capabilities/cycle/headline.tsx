import { addDays, type CycleToday } from '@lakou/clinical';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { LastPeriod } from './last-period.tsx';
import { StartedToday } from './started-today.tsx';
import type { LogChange } from './use-undo.ts';
import type { CycleRead } from './waiting-logs.ts';

interface HeadlineProps extends Pick<CycleRead, 'logs'> {
  stands: CycleToday;
  today: string;
  hormones: boolean;
  onLogged: (change: LogChange) => void;
}

/** The day of the cycle and the wait for the next period, first of all; before anything is known, the one question. */
export function Headline({ stands, today, hormones, logs, onLogged }: HeadlineProps) {
  const { t } = useTranslation('cycle');
  const lang = useLanguage();
  if (stands.kind === 'unknown')
    return (
      <Card as="section">
        <h2 className="mb-3 text-22">{t('first.title')}</h2>
        <LastPeriod label={t('first.label')} {...{ today, logs, onLogged }} />
      </Card>
    );
  if (stands.kind === 'long_ago')
    return (
      <Card as="section">
        <h2 className="text-22">
          {t('headline.longAgo', { date: formatDate(lang, stands.since, 'medium') })}
        </h2>
        <p className="mt-1 mb-4 text-15">
          {hormones
            ? t('pcos.limit.hormones_change_cycles')
            : `${t('pcos.limit.pregnancy_test_first')} ${t('pcos.advice.see_clinician_soon')}`}
        </p>
        <LastPeriod label={t('first.since')} {...{ today, logs, onLogged }} />
      </Card>
    );
  return (
    <Card as="section">
      <HeadlineText stands={stands} today={today} />
      {hormones && <p className="mt-1 text-15">{t('pcos.limit.hormones_change_cycles')}</p>}
      {stands.kind !== 'period' && <p className="mt-1 text-15 font-semibold">{t('estimate')}</p>}
      {(stands.kind === 'late' || stands.kind === 'any_day') && (
        <StartedToday {...{ today, onLogged }} log={logs.find(({ date }) => date === today)} />
      )}
    </Card>
  );
}

type Counted = Exclude<CycleToday, { kind: 'unknown' | 'long_ago' }>;

function HeadlineText({ stands, today }: { stands: Counted; today: string }) {
  const { t } = useTranslation('cycle');
  const lang = useLanguage();
  const short = (days: number) => formatDate(lang, addDays(today, days) ?? today, 'short');
  return (
    <>
      <h2 className="text-22">
        {t('headline.day', { day: stands.day })} · <Wait stands={stands} />
      </h2>
      {stands.kind === 'expected' && (
        <p className="mt-1 text-15 text-ink-soft">
          {stands.from === stands.to
            ? t('insights.nextDay', { date: short(stands.to) })
            : t('insights.nextRange', { from: short(stands.from), to: short(stands.to) })}
        </p>
      )}
      {stands.kind === 'any_day' && stands.to > 0 && (
        <p className="mt-1 text-15 text-ink-soft">{t('headline.until', { date: short(stands.to) })}</p>
      )}
      {stands.kind === 'late' && <p className="mt-1 text-15">{t('headline.lateText')}</p>}
    </>
  );
}

function Wait({ stands }: { stands: Counted }) {
  const { t } = useTranslation('cycle');
  if (stands.kind === 'period') return t('headline.period');
  if (stands.kind === 'late') return t('headline.late', { count: stands.days });
  if (stands.kind === 'any_day') return t(stands.to > 0 ? 'headline.anyDay' : 'headline.today');
  const { from, to } = stands;
  return from === to ? t('headline.in', { count: to }) : t('headline.inRange', { from, to });
}
