import { Skeleton, SkeletonCard } from './skeleton.tsx';

/** The skeleton of a list of cards. */
export const CardsSkeleton = () => (
  <Skeleton>
    <div className="grid gap-3">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </Skeleton>
);
