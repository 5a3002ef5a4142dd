import type { HomeVisitRole } from '@lakou/contract/health-workers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { homeVisitRoleQuery } from '../provider-workspace/home-visit-role.query.ts';
import { DangerReports } from './danger-reports.tsx';
import { SightRequests } from './sight-requests.tsx';
import { WorkerHome } from './worker-home.tsx';

export const clientLoader = needsWords('health-workers', 'trackers', 'measurements', 'maternity', 'listen');

/** Home visits: for whom a health worker acts; for who supervises, what workers met and asked. */
export default function Community() {
  const { t } = useTranslation('health-workers');
  const query = useQuery(homeVisitRoleQuery);
  return (
    <Sections>
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <QueryState query={query} failed={t('failed')}>
        {(role) => <Parts role={role} />}
      </QueryState>
    </Sections>
  );
}

function Parts({ role: { worker, supervises } }: { role: HomeVisitRole }) {
  const { t } = useTranslation('health-workers');
  if (!worker && !supervises) return <EmptyCard text={t('neither')} />;
  return (
    <>
      {supervises && <DangerReports />}
      {supervises && <SightRequests />}
      {worker && <WorkerHome supervisorName={worker.supervisorName} />}
    </>
  );
}
