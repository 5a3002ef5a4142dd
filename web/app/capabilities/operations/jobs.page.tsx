import type { JobLine } from '@lakou/contract/operations';
import { JOB_STATES } from '@lakou/contract/operations.rules';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { JOBS_KEY, jobsQuery } from './operations.queries.ts';
import { SystemFrame } from './system-frame.tsx';

export const clientLoader = needsWords('operations');

/** Work that nobody waits for: what failed, what waits, what runs. */
export default function JobsPage() {
  const { t } = useTranslation('operations');
  const { get, put } = useAddress();
  const state = JOB_STATES.find((one) => one === get('state')) ?? 'failed';
  return (
    <SystemFrame>
      <FilterChips
        legend={t('jobs')}
        options={JOB_STATES.map((one) => ({ value: one, title: t(`jobState.${one}`) }))}
        value={state}
        onChange={(value) => put('state', value === 'failed' ? '' : value)}
      />
      <PagedList
        query={useInfiniteQuery(jobsQuery(state))}
        more={t('more')}
        empty={<EmptyCard text={t(`noJobs.${state}`)} />}
      >
        {(jobs) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        )}
      </PagedList>
    </SystemFrame>
  );
}

function JobRow({ job }: { job: JobLine }) {
  const { t } = useTranslation('operations');
  const lang = useLanguage();
  const [discarding, setDiscarding] = useState(false);
  const done = (text: string) => ({
    queryKey: JOBS_KEY,
    done: text,
    failed: t('changeFailed'),
    onDone: () => setDiscarding(false),
  });
  const retry = useSave(
    (jobId: string) => api('POST /api/admin/jobs/retry', { body: { jobId } }),
    done(t('retried')),
  );
  const discard = useSave(
    (jobId: string) => api('POST /api/admin/jobs/discard', { body: { jobId } }),
    done(t('discarded')),
  );
  return (
    <li className="grid gap-2 border-line p-4 not-first:border-t">
      <p className="font-mono text-15 font-semibold wrap-anywhere">{job.queue}</p>
      {job.problem && <p className="text-15 wrap-anywhere">{job.problem}</p>}
      <p className="text-14 text-ink-soft">
        {[
          formatDateTime(lang, { at: new Date(job.at), timeZone: ownTimeZone() }, 'medium'),
          t('tries', { count: job.tries }),
        ].join(' · ')}
      </p>
      {job.state === 'failed' && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            icon={RotateCcw}
            busy={retry.isSaving}
            onClick={() => retry.save(job.id)}
          >
            {t('retry')}
          </Button>
          <Button variant="ghost" icon={Trash2} onClick={() => setDiscarding(true)}>
            {t('discard')}
          </Button>
        </div>
      )}
      {retry.problem && <FormError>{retry.problem}</FormError>}
      {discarding && (
        <ConfirmDialog
          title={t('discard')}
          text={t('discardText')}
          keep={t('keep')}
          busy={discard.isSaving}
          problem={discard.problem}
          onConfirm={() => discard.save(job.id)}
          onClose={() => setDiscarding(false)}
        />
      )}
    </li>
  );
}
