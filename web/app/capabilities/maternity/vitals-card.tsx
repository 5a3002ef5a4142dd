import type { Measurement } from '@lakou/contract/measurements';
import type { MaternityProfile } from '@lakou/contract/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { withWaiting } from '../../platform/outbox/waiting.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { measurementsQuery } from '../measurements/measurements.queries.ts';
import { useWaitingMeasurements } from '../measurements/use-waiting-measurements.ts';
import { LatestPressure } from './latest-pressure.tsx';
import { hasPressure, isListed } from './measured.ts';
import { SharedWith } from './shared-with.tsx';
import { VitalsChart } from './vitals-chart.tsx';
import { VitalsList } from './vitals-list.tsx';
import { VitalsSheet } from './vitals-sheet.tsx';
import { VitalsSkeleton } from './vitals-skeleton.tsx';
import { WeightTile } from './weight-tile.tsx';

/** Blood pressure and weight: the latest values, the chart, and the button to add a reading. */
export function VitalsCard({ profile }: { profile: MaternityProfile }) {
  const { t } = useTranslation('maternity');
  const query = useInfiniteQuery(measurementsQuery({ patientId: profile.patientId }));
  const waiting = useWaitingMeasurements({ patientId: profile.patientId, pregnant: true });
  return (
    <QueryState query={query} skeleton={<VitalsSkeleton />} failed={t('vitals.loadFailed')}>
      {({ pages }) => (
        <Vitals
          profile={profile}
          vitals={withWaiting(pages.flat(), waiting).filter(isListed)}
          waiting={new Set(waiting.map(({ id }) => id))}
        />
      )}
    </QueryState>
  );
}

interface VitalsProps {
  profile: MaternityProfile;
  vitals: readonly Measurement[];
  /** Those that this device has still to send. */
  waiting: ReadonlySet<string>;
}

function Vitals({ profile, vitals, waiting }: VitalsProps) {
  const { t } = useTranslation('maternity');
  const [noting, setNoting] = useState(false);
  const pressures = vitals.filter(hasPressure);
  const [latest] = pressures;
  return (
    <Card as="section">
      <div className="grid gap-4">
        {vitals.length > 0 ? (
          <>
            {latest && <LatestPressure entry={latest} />}
            {latest && <VitalsChart vitals={pressures} />}
            <WeightTile vitals={vitals} />
          </>
        ) : (
          <>
            <h2 className="text-18">{t('vitals.title')}</h2>
            <EmptyState drawing={<CalendarUnderTree />} text={t('vitals.empty')} />
          </>
        )}
        <Button block icon={Plus} onClick={() => setNoting(true)}>
          {t('vitals.record')}
        </Button>
        <SharedWith shared={profile.shared} />
        {vitals.length > 0 && <VitalsList vitals={vitals} waiting={waiting} />}
      </div>
      {noting && <VitalsSheet known={vitals} onClose={() => setNoting(false)} />}
    </Card>
  );
}
