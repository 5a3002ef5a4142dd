import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';

export function VitalsSkeleton() {
  return (
    <Skeleton>
      <Card>
        <div className="grid gap-4">
          <SkeletonBlock size="h-5 w-24" />
          <SkeletonBlock size="h-9 w-40" />
          <SkeletonBlock size="h-32 w-full" />
          <SkeletonBlock size="h-12 w-full" />
        </div>
      </Card>
    </Skeleton>
  );
}
