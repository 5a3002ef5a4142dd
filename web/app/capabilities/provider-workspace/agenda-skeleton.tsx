import { Skeleton, SkeletonBlock, SkeletonCard } from '../../ui/skeleton.tsx';

/** A day strip and a list on phones, columns of hours on wide screens. */
function DaySkeleton() {
  return (
    <>
      <div className="grid gap-4 lg:hidden">
        <SkeletonBlock size="h-16 w-full" />
        <SkeletonCard />
        <SkeletonCard />
      </div>
      <div className="max-lg:hidden">
        <SkeletonBlock size="h-120 w-full" />
      </div>
    </>
  );
}

export const DaysSkeleton = () => (
  <Skeleton>
    <DaySkeleton />
  </Skeleton>
);

/** Includes the bar above the days. */
export const AgendaSkeleton = () => (
  <Skeleton>
    <div className="grid gap-4">
      <div className="flex justify-between">
        <SkeletonBlock size="h-11 w-36" />
        <SkeletonBlock size="h-11 w-24" />
      </div>
      <DaySkeleton />
    </div>
  </Skeleton>
);
