import type { ClinicHealthWorkers, HealthWorker } from '@lakou/contract/health-workers';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { clinicWorkersQuery, HEALTH_WORKERS_KEY } from './health-workers.queries.ts';
import { WorkerDialog } from './worker.dialog.tsx';

export const clientLoader = needsWords('health-workers');

/** The health workers of a clinic, and who supervises each. */
export default function HealthWorkers() {
  const { t } = useTranslation('health-workers');
  const clinicId = useUser().clinicId ?? '';
  const query = useQuery(clinicWorkersQuery(clinicId));
  return (
    <Sections>
      <title>{t('workers')}</title>
      <PageTitle>{t('workers')}</PageTitle>
      <p className="text-ink-soft">{t('workersText')}</p>
      <QueryState query={query} failed={t('workersFailed')}>
        {(found) => <Workers found={found} clinicId={clinicId} />}
      </QueryState>
    </Sections>
  );
}

function Workers({ found, clinicId }: { found: ClinicHealthWorkers; clinicId: string }) {
  const { t } = useTranslation('health-workers');
  const [naming, setNaming] = useState<HealthWorker | 'new'>();
  const { workers, candidates, supervisors } = found;
  const mayAdd = candidates.length > 0 && supervisors.length > 0;
  return (
    <>
      {mayAdd ? (
        <Button icon={Plus} onClick={() => setNaming('new')}>
          {t('nameWorker')}
        </Button>
      ) : (
        <p className="rounded-control bg-sunken p-3.5">{t('noCandidates')}</p>
      )}
      {workers.length === 0 ? (
        <EmptyCard text={t('noWorkers')} />
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {workers.map((worker) => (
            <Worker key={worker.id} worker={worker} clinicId={clinicId} onChange={() => setNaming(worker)} />
          ))}
        </ul>
      )}
      {naming && (
        <WorkerDialog
          clinicId={clinicId}
          found={found}
          worker={naming === 'new' ? undefined : naming}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}

interface WorkerProps {
  worker: HealthWorker;
  clinicId: string;
  onChange: () => void;
}
function Worker({ worker, clinicId, onChange }: WorkerProps) {
  const { t } = useTranslation('health-workers');
  const [ending, setEnding] = useState(false);
  const { id, name, supervisorName, isSupervised, people } = worker;
  const { save, isSaving, problem } = useSave(
    () => api('DELETE /api/clinics/:id/health-workers/:workerId', { params: { id: clinicId, workerId: id } }),
    {
      queryKey: HEALTH_WORKERS_KEY,
      done: t('workerEnded'),
      failed: t('saveFailed'),
      onDone: () => setEnding(false),
    },
  );
  return (
    <li className="grid gap-2 border-line p-4 not-first:border-t">
      <h2 className="text-16 wrap-anywhere">{name}</h2>
      <p className="text-15 text-ink-soft">
        {t('supervisedBy', { name: supervisorName })} · {t('actsFor', { count: people })}
      </p>
      {!isSupervised && (
        <p>
          <Badge tone="hibiscus" icon={TriangleAlert}>
            {t('supervisorGone')}
          </Badge>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('changeSupervisorOf', { name })}
          onClick={onChange}
        >
          {t('changeSupervisor')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('endWorkerOf', { name })}
          onClick={() => setEnding(true)}
        >
          {t('endWorker')}
        </Button>
      </div>
      {ending && (
        <ConfirmDialog
          title={t('endWorker')}
          about={name}
          text={problem ?? t('endWorkerText')}
          keep={t('keep')}
          busy={isSaving}
          onConfirm={() => save(undefined)}
          onClose={() => setEnding(false)}
        />
      )}
    </li>
  );
}
