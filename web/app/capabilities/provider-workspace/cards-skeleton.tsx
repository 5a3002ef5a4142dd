import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';

/** What stands where cards are about to be. */
export const CardsSkeleton = () => (
  <Skeleton>
    <div className="grid gap-3">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </Skeleton>
);
