import type { UnassignedVisit } from '@lakou/contract/dispatch';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import UserCheck from 'lucide-react/icons/user-check';
import { memo } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useNow } from '../provider-workspace/use-now.ts';
import { isUnplaced } from './place-of.ts';
import { isSoon, VisitRow } from './visit-row.tsx';

interface Actions {
  onAssign: (visit: UnassignedVisit) => void;
  onPlace: (visit: UnassignedVisit) => void;
}

interface WaitingVisitsProps {
  query: UseInfiniteQueryResult<InfiniteData<UnassignedVisit[]>>;
  /** Undefined for those who only look. */
  actions: Actions | undefined;
}

/** What waits for a provider, soonest first, a page at a time. */
export function WaitingVisits({ query, actions }: WaitingVisitsProps) {
  const { t } = useTranslation('dispatch');
  const now = useNow();
  return (
    <PagedList query={query} failed={t('failed')} empty={<EmptyCard text={t('none')} />} more={t('more')}>
      {(visits) => (
        <ul className="grid gap-3">
          {visits.map((visit) => (
            <WaitingVisit
              key={visit.id}
              visit={visit}
              soon={isSoon(visit, now)}
              {...(actions && { onAssign: actions.onAssign, onPlace: actions.onPlace })}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** Drawn again only when the visit itself has changed: a board may hold hundreds. */
const WaitingVisit = memo(function WaitingVisit({
  visit,
  soon,
  onAssign,
  onPlace,
}: { visit: UnassignedVisit; soon: boolean } & Partial<Actions>) {
  const { t } = useTranslation('dispatch');
  return (
    <Card as="li">
      <VisitRow visit={visit} soon={soon}>
        {onAssign && onPlace && (
          <div className="mt-3 grid gap-2">
            {isUnplaced(visit) && (
              <Button
                block
                variant="secondary"
                icon={MapPin}
                aria-label={t('placeNamed', { name: visit.patientName })}
                onClick={() => onPlace(visit)}
              >
                {t('place')}
              </Button>
            )}
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
