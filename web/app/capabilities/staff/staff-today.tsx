import { formatDateTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { combineQueries } from '../../platform/query-read.ts';
import { Card } from '../../ui/card.tsx';
import { figuresLook } from '../../ui/figures-look.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type ClockEvent, latestEvents } from './clock-events.ts';
import { latestLogsQuery, teamQuery } from './staff.queries.ts';

const SHOWN = 5;

/** How many work for the clinic and how many now, and who came and went last. */
export function StaffToday({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const query = combineQueries(useQuery(teamQuery(clinicId)), useQuery(latestLogsQuery(clinicId)));
  return (
    <Section title={t('today')} aside={<TextLink to="/app/staff">{t('allStaff')}</TextLink>}>
      <QueryState
        query={query}
        failed={query.error ? t('loadFailed', { reason: errorText(query.error) }) : undefined}
      >
        {([team, logs]) => (
          <>
            <ul className={figuresLook}>
              <Figure to="/app/staff" name={t('total')} value={team.length} />
              <Figure
                to="/app/staff/time"
                name={t('onShiftNow')}
                value={team.filter(({ status }) => status === 'On Shift').length}
              />
            </ul>
            <Events events={latestEvents(logs, SHOWN)} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

function Figure({ to, name, value }: { to: string; name: string; value: number }) {
  return (
    <li className="grid">
      <Link
        to={to}
        className="flex min-h-11 flex-col-reverse justify-end rounded-card border border-line bg-surface px-2 py-3 text-center hover:bg-sunken"
      >
        <span className="text-14 leading-tight text-ink-soft">{name}</span>
        <span className="text-28 font-extrabold">{value}</span>
      </Link>
    </li>
  );
}

function Events({ events }: { events: readonly ClockEvent[] }) {
  const { t } = useTranslation('staff');
  const lang = useLanguage();
  const timeZone = ownTimeZone();
  return (
    <Card as="section">
      <h3 className="mb-2 text-16 font-semibold">{t('latest')}</h3>
      {events.length === 0 ? (
        <p className="text-ink-soft">{t('noEvents')}</p>
      ) : (
        <ul className="grid gap-2">
          {events.map(({ id, kind, name, at }) => (
            <li key={`${id} ${kind}`} className="flex flex-wrap justify-between gap-x-4">
              <span className="wrap-anywhere">{t(`event.${kind}`, { name })}</span>
              <span className="text-14 text-ink-soft">
                {formatDateTime(lang, { at: new Date(at), timeZone }, 'short')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
