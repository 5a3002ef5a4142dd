import type { LabPerson, LabRequest, LabStatus, LabTrend } from '@lakou/contract/labs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HiddenTitle } from '../../ui/hidden-title.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { ProviderOnly } from '../provider-workspace/provider-only.tsx';
import { EntryForm } from './entry-form.tsx';
import { StatusBadge } from './lab-badges.tsx';
import { useLabTitle } from './lab-names.ts';
import { workQuery } from './labs.queries.ts';
import { SignedResult } from './signed-result.tsx';
import { useMoveLab } from './use-labs.ts';

export const clientLoader = needsWords('labs', 'lab-explanation');

interface Work {
  request: LabRequest;
  person: LabPerson;
  earlier: readonly LabTrend[];
}

/** One test as its provider works on it: move it along, enter the result, review it. */
export default function LabWork() {
  const { t } = useTranslation('labs');
  const { id = '' } = useParams();
  const framed = (content: ReactNode) => (
    <>
      <HiddenTitle>{t('work.title')}</HiddenTitle>
      <Card>{content}</Card>
    </>
  );
  return (
    <ProviderOnly>
      <Sections>
        <p>
          <BackLink to="/app/lab-worklist">{t('work.back')}</BackLink>
        </p>
        <QueryState
          query={useQuery(workQuery(id))}
          skeleton={framed(
            <Skeleton>
              <SkeletonText />
            </Skeleton>,
          )}
          failed={t('work.failed')}
          frame={framed}
          notFound={framed(<EmptyState drawing={<House />} text={t('result.missing')} />)}
        >
          {(work) => (
            <>
              <title>{`${t('work.title')} · ${work.person.name}`}</title>
              {work.request.status === 'completed' ? <SignedResult {...work} /> : <OpenRequest {...work} />}
            </>
          )}
        </QueryState>
      </Sections>
    </ProviderOnly>
  );
}

function OpenRequest({ request, person, earlier }: Work) {
  const { t } = useTranslation('labs');
  const titleOf = useLabTitle();
  const { status, note } = request;
  return (
    <>
      <div className="grid gap-2">
        <PageTitle eyebrow={titleOf(request)}>{person.name}</PageTitle>
        <PersonFacts person={person} />
        <div>
          <StatusBadge status={status} />
        </div>
        {note && <p className="wrap-anywhere">{note}</p>}
        <p className="text-14 text-ink-soft wrap-anywhere">{t('work.number', { id: request.id })}</p>
      </div>
      {status !== 'cancelled' && <Moves request={request} />}
      {status === 'processing' && <EntryForm request={request} person={person} earlier={earlier} />}
    </>
  );
}

/** What the ranges depend on. */
function PersonFacts({ person: { ageYears, sex, pregnant } }: { person: LabPerson }) {
  const { t } = useTranslation('labs');
  const facts = [
    ...(ageYears === null ? [] : [t('work.age', { count: ageYears })]),
    ...(sex ? [t(`work.${sex}`)] : []),
    ...(pregnant ? [t('work.pregnant')] : []),
  ];
  return facts.length > 0 && <p className="text-ink-soft">{facts.join(' · ')}</p>;
}

const NEXT = { requested: 'sample_collected', sample_collected: 'processing' } as const satisfies Partial<
  Record<LabStatus, LabStatus>
>;

function Moves({ request: { id, status } }: { request: LabRequest }) {
  const { t } = useTranslation('labs');
  const [cancelling, setCancelling] = useState(false);
  const { move, busy } = useMoveLab(id);
  const next = status === 'requested' || status === 'sample_collected' ? NEXT[status] : undefined;
  const cancel = async () => {
    await move('cancelled', t('cancelled'));
    setCancelling(false);
  };
  return (
    <div className="flex flex-wrap gap-3">
      {next && (
        <Button busy={busy && !cancelling} onClick={() => void move(next, t('work.moved'))}>
          {t(next === 'processing' ? 'work.process' : 'work.collect')}
        </Button>
      )}
      <Button variant="ghost" onClick={() => setCancelling(true)}>
        {t('cancel')}
      </Button>
      {cancelling && (
        <ConfirmDialog
          title={t('cancelTitle')}
          text={t('work.cancelText')}
          keep={t('keep')}
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={() => setCancelling(false)}
        />
      )}
    </div>
  );
}
