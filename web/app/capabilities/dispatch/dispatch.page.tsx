import type { Lane, LaneVisit, UnassignedVisit } from '@lakou/contract/dispatch';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useAddress } from '../../platform/use-address.ts';
import { Card } from '../../ui/card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { useMapBeside } from '../providers/use-map-beside.ts';
import { AssignDialog } from './assign.dialog.tsx';
import { clinicDashboardQuery, lanesQuery, unassignedQuery } from './dispatch.queries.ts';
import { Lanes } from './lanes.tsx';
import { PlaceVisitDialog } from './place-visit.dialog.tsx';
import { TakeBack } from './take-back.dialog.tsx';
import { VisitsMap } from './visits-map.tsx';
import { WaitingVisits } from './waiting-visits.tsx';

export const clientLoader = needsWords('dispatch', 'providers');

const VIEWS = ['visits', 'map', 'team'] as const;
type View = (typeof VIEWS)[number];
type Open =
  | { kind: 'assign'; visit: UnassignedVisit }
  | { kind: 'place'; visit: UnassignedVisit; thenAssign: boolean }
  | { kind: 'take-back'; visit: LaneVisit; lane: Lane };

/** What waits, where, and who could go: side by side where there is room, else one after the other. */
export default function Dispatch() {
  const { t } = useTranslation('dispatch');
  const { role, clinicRole, ...user } = useUser();
  const clinicId = user.clinicId ?? '';
  const wide = useMapBeside();
  const { get, put } = useAddress();
  const [open, setOpen] = useState<Open>();
  const waiting = useInfiniteQuery(unassignedQuery(clinicId, wide));
  const lanes = useQuery(lanesQuery(clinicId));
  // Only a list that goes on does not tell by itself how long it is.
  const counted = useQuery({ ...clinicDashboardQuery(clinicId), enabled: waiting.hasNextPage });
  const visits = useMemo(() => waiting.data?.pages.flat() ?? [], [waiting.data]);
  const mayAssign = role === 'CLINIC_ADMIN' || clinicRole === 'Admin' || clinicRole === 'Dispatcher';
  const view = VIEWS.find((one) => one === get('view')) ?? 'visits';
  const shows = (one: View) => wide || view === one;
  const close = () => setOpen(undefined);
  const actions = useMemo(
    () => ({
      onAssign: (visit: UnassignedVisit) => setOpen({ kind: 'assign', visit }),
      onPlace: (visit: UnassignedVisit) => setOpen({ kind: 'place', visit, thenAssign: false }),
      onTakeBack: (visit: LaneVisit, lane: Lane) => setOpen({ kind: 'take-back', visit, lane }),
    }),
    [],
  );
  const count = waiting.hasNextPage ? (counted.data?.unassignedVisits ?? visits.length) : visits.length;
  const map = (
    <VisitsMap
      visits={visits}
      isPart={waiting.hasNextPage}
      onPlace={mayAssign ? actions.onPlace : undefined}
    />
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
          onChange={(value) => put('view', value === 'visits' ? '' : value)}
        />
      )}
      <div className={wide ? 'grid grid-cols-2 items-start gap-6' : 'grid gap-6'}>
        {shows('visits') && (
          <Section title={waiting.data ? t('waiting', { count }) : t('view.visits')}>
            <WaitingVisits query={waiting} actions={mayAssign ? actions : undefined} />
          </Section>
        )}
        <div className="grid min-w-0 gap-6">
          {wide && map}
          {!wide && view === 'map' && (
            <QueryState query={waiting} failed={t('failed')}>
              {() => map}
            </QueryState>
          )}
          {shows('team') && (
            <Section title={t('onShift')}>
              <QueryState
                query={lanes}
                isEmpty={(data) => data.length === 0}
                empty={
                  <Card>
                    <p className="text-ink-soft">{t('nobodyOnShift')}</p>
                  </Card>
                }
              >
                {(data) => <Lanes lanes={data} onTakeBack={mayAssign ? actions.onTakeBack : undefined} />}
              </QueryState>
            </Section>
          )}
        </div>
      </div>
      {open?.kind === 'assign' && (
        <AssignDialog
          clinicId={clinicId}
          visit={open.visit}
          onPlace={() => setOpen({ kind: 'place', visit: open.visit, thenAssign: true })}
          onClose={close}
        />
      )}
      {open?.kind === 'place' && (
        <PlaceVisitDialog
          visit={open.visit}
          onPlaced={(visit) => setOpen(open.thenAssign ? { kind: 'assign', visit } : undefined)}
          onClose={close}
        />
      )}
      {open?.kind === 'take-back' && <TakeBack visit={open.visit} lane={open.lane} onClose={close} />}
    </div>
  );
}
