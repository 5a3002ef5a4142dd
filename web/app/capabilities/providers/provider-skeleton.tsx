import { Skeleton, SkeletonBlock, SkeletonCard } from '../../ui/skeleton.tsx';

/** The skeleton of a provider's or a clinic's page. */
export function ProviderSkeleton() {
  return (
    <Skeleton>
      <div className="mb-6 flex gap-4">
        <SkeletonBlock size="size-16" round />
        <div className="grid grow gap-2.5">
          <SkeletonBlock size="h-7 w-56" />
          <SkeletonBlock size="h-4 w-40" />
        </div>
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </Skeleton>
  );
}
