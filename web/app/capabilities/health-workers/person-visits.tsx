import type { HomeVisit } from '@lakou/contract/health-workers';
import { formatDateTime } from '@lakou/i18n';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { WaitingNote } from '../../ui/waiting-note.tsx';
import { PagedSection } from './paged-section.tsx';
import { VisitFacts } from './visit-facts.tsx';

/** The visits that the worker may see, newest first. */
export function PersonVisits({
  query,
}: {
  query: UseInfiniteQueryResult<InfiniteData<readonly HomeVisit[]>>;
}) {
  const { t } = useTranslation('health-workers');
  return (
    <PagedSection title={t('visits')} query={query} failed={t('visitsFailed')} empty={t('noVisits')}>
      {(visit) => <Visit key={visit.id} visit={visit} />}
    </PagedSection>
  );
}

/** The visits that are on this device only. */
export function WaitingVisits({ visits }: { visits: readonly HomeVisit[] }) {
  const { t } = useTranslation('health-workers');
  const lang = useLanguage();
  return (
    <Section title={t('visitsWaiting')} aside={<TextLink to="/app/outbox">{t('seeWaiting')}</TextLink>}>
      <ul className="grid gap-3">
        {visits.map((visit) => (
          <Card as="li" key={visit.id}>
            <article className="grid gap-2">
              <h3 className="text-16">
                {formatDateTime(lang, { at: new Date(visit.at), timeZone: ownTimeZone() }, 'medium')}
              </h3>
              <VisitFacts visit={visit} />
              <WaitingNote />
            </article>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

function Visit({ visit }: { visit: HomeVisit }) {
  const { t } = useTranslation('health-workers');
  const { t: m } = useTranslation('measurements');
  const lang = useLanguage();
  const { danger } = visit;
  return (
    <li>
      <Card>
        <article className="grid gap-2">
          <h3 className="text-16">
            {formatDateTime(lang, { at: new Date(visit.at), timeZone: ownTimeZone() }, 'medium')}
          </h3>
          {danger && (
            <p className="flex flex-wrap gap-2">
              <Badge tone={danger.level === 'emergency' ? 'hibiscus' : 'mango'} icon={TriangleAlert}>
                {m(`badge.${danger.level}`)}
              </Badge>
              <Badge
                tone={danger.acknowledgedAt ? 'leaf' : 'mango'}
                icon={danger.acknowledgedAt ? Check : Clock}
              >
                {t(danger.acknowledgedAt ? 'supervisorSaw' : 'supervisorNotYet')}
              </Badge>
            </p>
          )}
          <VisitFacts visit={visit} />
          <p className="text-15 text-ink-soft">{t('by', { name: visit.workerName })}</p>
        </article>
      </Card>
    </li>
  );
}
