import type { Lane, LaneVisit, UnassignedVisit } from '@lakou/contract/dispatch';
import { useQuery } from '@tanstack/react-query';
import UserCheck from 'lucide-react/icons/user-check';
import { memo, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { useWide } from '../providers/use-wide.ts';
import { AssignDialog } from './assign.dialog.tsx';
import { lanesQuery, unassignedQuery } from './dispatch.queries.ts';
import { Lanes } from './lanes.tsx';
import { TakeBack } from './take-back.dialog.tsx';
import { VisitRow } from './visit-row.tsx';
import { VisitsMap } from './visits-map.tsx';

export const clientLoader = needsWords('dispatch');

const VIEWS = ['visits', 'map', 'team'] as const;
type View = (typeof VIEWS)[number];
type Open = { kind: 'assign'; visit: UnassignedVisit } | { kind: 'take-back'; visit: LaneVisit; lane: Lane };

const loading = (
  <Skeleton>
    <SkeletonCard />
  </Skeleton>
);

/** What waits, where, and who could go: side by side where there is room, else one after the other. */
export default function Dispatch() {
  const { t } = useTranslation('dispatch');
  const { clinicId, role, clinicRole } = useUser();
  const wide = useWide();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<Open>();
  const visits = useQuery(unassignedQuery(clinicId ?? ''));
  const lanes = useQuery(lanesQuery(clinicId ?? ''));
  const mayAssign = role === 'CLINIC_ADMIN' || clinicRole === 'Admin' || clinicRole === 'Dispatcher';
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'visits';
  const shows = (one: View) => wide || view === one;
  const close = () => setOpen(undefined);
  const assign = useCallback((visit: UnassignedVisit) => setOpen({ kind: 'assign', visit }), []);
  const takeBack = useCallback(
    (visit: LaneVisit, lane: Lane) => setOpen({ kind: 'take-back', visit, lane }),
    [],
  );
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      {!wide && (
        <FilterChips
          legend={t('title')}
          options={VIEWS.map((value) => ({ value, title: t(`view.${value}`) }))}
          value={view}
          onChange={(value) => setParams(value === 'visits' ? {} : { view: value }, { replace: true })}
        />
      )}
      <div className={wide ? 'grid grid-cols-2 items-start gap-6' : 'grid gap-6'}>
        {shows('visits') && (
          <Section title={visits.data ? t('waiting', { count: visits.data.length }) : t('view.visits')}>
            <QueryState
              query={visits}
              failed={t('failed')}
              skeleton={loading}
              isEmpty={(data) => data.length === 0}
              empty={
                <Card>
                  <EmptyState drawing={<House />} text={t('none')} />
                </Card>
              }
            >
              {(data) => (
                <ul className="grid gap-3">
                  {data.map((visit) => (
                    <WaitingVisit key={visit.id} visit={visit} onAssign={mayAssign ? assign : undefined} />
                  ))}
                </ul>
              )}
            </QueryState>
          </Section>
        )}
        <div className="grid min-w-0 gap-6">
          {shows('map') && <VisitsMap visits={visits.data ?? []} />}
          {shows('team') && (
            <Section title={t('onShift')}>
              <QueryState
                query={lanes}
                skeleton={loading}
                isEmpty={(data) => data.length === 0}
                empty={
                  <Card>
                    <p className="text-ink-soft">{t('nobodyOnShift')}</p>
                  </Card>
                }
              >
                {(data) => <Lanes lanes={data} onTakeBack={mayAssign ? takeBack : undefined} />}
              </QueryState>
            </Section>
          )}
        </div>
      </div>
      {open?.kind === 'assign' && (
        <AssignDialog clinicId={clinicId ?? ''} visit={open.visit} onClose={close} />
      )}
      {open?.kind === 'take-back' && <TakeBack visit={open.visit} lane={open.lane} onClose={close} />}
    </div>
  );
}

interface WaitingVisitProps {
  visit: UnassignedVisit;
  /** Undefined for those who only look. */
  onAssign: ((visit: UnassignedVisit) => void) | undefined;
}
/** Drawn again only when the visit itself has changed: a board may hold hundreds. */
const WaitingVisit = memo(function WaitingVisit({ visit, onAssign }: WaitingVisitProps) {
  const { t } = useTranslation('dispatch');
  return (
    <Card as="li">
      <VisitRow visit={visit}>
        {onAssign && (
          <div className="mt-3">
            <Button
              block
              icon={UserCheck}
              aria-label={t('assignNamed', { name: visit.patientName })}
              onClick={() => onAssign(visit)}
            >
              {t('assign')}
            </Button>
          </div>
        )}
      </VisitRow>
    </Card>
  );
});
