import type { DangerReport } from '@lakou/contract/health-workers';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { dangersQuery, HEALTH_WORKERS_KEY } from './health-workers.queries.ts';
import { PagedSection } from './paged-section.tsx';
import { usePersonFacts } from './use-person-facts.ts';
import { VisitFacts } from './visit-facts.tsx';

/** Dangers that workers met, for who supervises them; what nobody has seen stands first. */
export function DangerReports() {
  const { t } = useTranslation('health-workers');
  const query = useInfiniteQuery(dangersQuery);
  return (
    <PagedSection title={t('dangers')} query={query} failed={t('dangersFailed')} empty={t('noDangers')}>
      {(report) => <Report key={report.id} report={report} />}
    </PagedSection>
  );
}

function Report({ report }: { report: DangerReport }) {
  const { t } = useTranslation('health-workers');
  const { t: m } = useTranslation('measurements');
  const lang = useLanguage();
  const facts = usePersonFacts();
  const { id, personName, commune, place, visit, acknowledgedBy } = report;
  const { save, isSaving, problem } = useSave(
    () => api('POST /api/health-workers/dangers/:id/acknowledge', { params: { id } }),
    {
      queryKey: HEALTH_WORKERS_KEY,
      done: t('seenSaved'),
      failed: t('saveFailed'),
      onDone: () => undefined,
    },
  );
  const when = formatDateTime(lang, { at: new Date(visit.at), timeZone: ownTimeZone() }, 'medium');
  const isOpen = visit.danger?.acknowledgedAt === null;
  return (
    <li>
      <Card>
        <article className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-18 wrap-anywhere">{personName}</h3>
            {visit.danger && (
              <Badge tone={visit.danger.level === 'emergency' ? 'hibiscus' : 'mango'} icon={TriangleAlert}>
                {m(`badge.${visit.danger.level}`)}
              </Badge>
            )}
          </div>
          <p className="text-15 text-ink-soft wrap-anywhere">
            {[...facts(report), commune, place].filter(Boolean).join(' · ')}
          </p>
          <VisitFacts visit={visit} />
          <p className="text-15 text-ink-soft">{t('metBy', { name: visit.workerName, when })}</p>
          {problem && <FormError>{problem}</FormError>}
          {isOpen ? (
            <Button
              icon={Check}
              busy={isSaving}
              aria-label={t('seeOf', { name: personName })}
              onClick={() => save(undefined)}
            >
              {t('see')}
            </Button>
          ) : (
            <p className="flex items-center gap-2 font-semibold text-leaf-ink">
              <Check size={20} className="shrink-0" />
              {t('seenBy', { name: acknowledgedBy ?? '' })}
            </p>
          )}
        </article>
      </Card>
    </li>
  );
}
