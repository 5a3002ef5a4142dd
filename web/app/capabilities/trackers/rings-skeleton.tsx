import { Card } from '../../ui/card.tsx';
import { SkeletonBlock, SkeletonCard } from '../../ui/skeleton.tsx';
import { METRICS } from './activity-sums.ts';

export const RingsSkeleton = () => (
  <div className="grid gap-3">
    <Card>
      <div className="grid grid-cols-3 justify-items-center gap-2">
        {METRICS.map((metric) => (
          <div key={metric} className="grid justify-items-center gap-2">
            <SkeletonBlock size="size-22" />
            <SkeletonBlock size="h-4 w-16" />
          </div>
        ))}
      </div>
    </Card>
    <SkeletonCard />
    <SkeletonCard />
  </div>
);
