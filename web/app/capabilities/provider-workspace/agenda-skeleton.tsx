import { Skeleton, SkeletonBlock, SkeletonCard } from '../../ui/skeleton.tsx';

/** Days to come, in their shape: a strip and a list on a phone, columns of hours with room. */
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

/** With the bar above them. */
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
