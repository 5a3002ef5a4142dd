import type { LabPerson, LabRequest, LabResult, LabTrend } from '@lakou/contract/labs';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { CriticalCard } from './critical-cards.tsx';
import { EntryForm } from './entry-form.tsx';
import { useLabTitle } from './lab-names.ts';
import { resultQuery } from './labs.queries.ts';
import { ResultView } from './result-view.tsx';
import { useLabChange } from './use-labs.ts';

interface SignedResultProps {
  request: LabRequest;
  person: LabPerson;
  earlier: readonly LabTrend[];
}

/** A completed test: its result, and what a provider can still do about it. */
export function SignedResult({ request, person, earlier }: SignedResultProps) {
  const { t } = useTranslation('labs');
  const titleOf = useLabTitle();
  const [amending, setAmending] = useState(false);
  const query = useQuery({ ...resultQuery(request.id), gcTime: 0 });
  return (
    <QueryState
      query={query}
      skeleton={
        <>
          <h1 className="text-28 font-extrabold tracking-tight">{titleOf(request)}</h1>
          <Skeleton>
            <SkeletonText />
          </Skeleton>
        </>
      }
      failed={t('result.failed')}
    >
      {(result) => (
        <>
          {result.critical && !result.acknowledgedAt && <CriticalCard result={result} />}
          {result.held && <HeldNote result={result} />}
          <ResultView result={result} />
          {amending ? (
            <EntryForm
              key={result.version}
              request={request}
              person={person}
              earlier={earlier}
              amends={result}
              onDone={() => setAmending(false)}
            />
          ) : (
            <div>
              <Button variant="secondary" icon={Pencil} onClick={() => setAmending(true)}>
                {t('work.amend')}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryState>
  );
}

function HeldNote({ result }: { result: LabResult }) {
  const { t } = useTranslation('labs');
  const { run, busy } = useLabChange();
  const review = () =>
    run(
      () => api('POST /api/data/labs/results/:id/review', { params: { id: result.id } }),
      t('work.reviewed'),
    );
  return (
    <Banner
      tone="warn"
      icon={Eye}
      action={
        <Button variant="tint" busy={busy} onClick={() => void review()}>
          {t('work.review')}
        </Button>
      }
    >
      {t('work.heldNow')}
    </Banner>
  );
}
