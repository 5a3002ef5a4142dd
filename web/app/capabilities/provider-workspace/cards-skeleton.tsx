import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';

export const CardsSkeleton = () => (
  <Skeleton>
    <div className="grid gap-3">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </Skeleton>
);
