import type { VitalsEntry } from '@lakou/contract/maternity';
import type { MaternityProfile } from '@lakou/contract/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { isHigh } from './danger.ts';
import { vitalsQuery } from './maternity.queries.ts';
import { VitalsChart } from './vitals-chart.tsx';
import { VitalsList } from './vitals-list.tsx';
import { VitalsSheet } from './vitals-sheet.tsx';
import { WeightTile } from './weight-tile.tsx';

/** Blood pressure and weight: the latest, over time, and the way to note more. */
export function VitalsCard({ profile }: { profile: MaternityProfile }) {
  const { t } = useTranslation('maternity');
  const [noting, setNoting] = useState(false);
  const { data, error, refetch, isRefetching } = useInfiniteQuery(vitalsQuery(profile.patientId));
  if (!data && error)
    return (
      <Card>
        <Problem text={t('vitals.loadFailed')} retrying={isRefetching} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <Skeleton>
        <Bone size="h-80 w-full" />
      </Skeleton>
    );
  const vitals = data.pages.flat();
  const [latest] = vitals;
  return (
    <Card as="section">
      <div className="grid gap-4">
        {latest ? (
          <>
            <Latest entry={latest} />
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
        <p className="flex items-center gap-2 text-14 text-ink-soft">
          <Eye size={18} className="shrink-0" />
          {t(profile.shared ? 'sharing.on' : 'sharing.off')}
        </p>
        {latest && <VitalsList vitals={vitals} />}
      </div>
      {noting && <VitalsSheet onClose={() => setNoting(false)} />}
    </Card>
  );
}

function Latest({ entry }: { entry: VitalsEntry }) {
  const { t } = useTranslation('maternity');
  const high = isHigh(entry);
  return (
    <div className="flex items-start justify-between gap-3">
      <div>
        <h2 className="text-15 font-semibold text-ink-soft">{t('vitals.title')}</h2>
        <p className="text-36 leading-tight font-extrabold tabular-nums">
          {entry.systolic}/{entry.diastolic}
          <span className="text-15 font-medium text-ink-soft"> mmHg</span>
        </p>
      </div>
      <Badge tone={high ? 'hibiscus' : 'leaf'} icon={high ? TriangleAlert : CircleCheck}>
        {t(high ? 'vitals.high' : 'vitals.good')}
      </Badge>
    </div>
  );
}
