import type { VitalsEntry } from '@lakou/contract/maternity';
import type { MaternityProfile } from '@lakou/contract/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { LatestPressure } from './latest-pressure.tsx';
import { vitalsQuery } from './maternity.queries.ts';
import { SharedWith } from './shared-with.tsx';
import { VitalsChart } from './vitals-chart.tsx';
import { VitalsList } from './vitals-list.tsx';
import { VitalsSheet } from './vitals-sheet.tsx';
import { VitalsSkeleton } from './vitals-skeleton.tsx';
import { WeightTile } from './weight-tile.tsx';

/** Blood pressure and weight: the latest values, the chart, and the button to add a reading. */
export function VitalsCard({ profile }: { profile: MaternityProfile }) {
  const { t } = useTranslation('maternity');
  const query = useInfiniteQuery(vitalsQuery(profile.patientId));
  return (
    <QueryState query={query} skeleton={<VitalsSkeleton />} failed={t('vitals.loadFailed')}>
      {({ pages }) => <Vitals profile={profile} vitals={pages.flat()} />}
    </QueryState>
  );
}

interface VitalsProps {
  profile: MaternityProfile;
  vitals: readonly VitalsEntry[];
}

function Vitals({ profile, vitals }: VitalsProps) {
  const { t } = useTranslation('maternity');
  const [noting, setNoting] = useState(false);
  const [latest] = vitals;
  return (
    <Card as="section">
      <div className="grid gap-4">
        {latest ? (
          <>
            <LatestPressure entry={latest} />
            <VitalsChart vitals={vitals} />
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
        {latest && <VitalsList vitals={vitals} />}
      </div>
      {noting && <VitalsSheet onClose={() => setNoting(false)} />}
    </Card>
  );
}
