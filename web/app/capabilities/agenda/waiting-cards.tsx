import { BoneCard, Skeleton } from '../../ui/skeleton.tsx';

/** What stands where cards are about to be. */
export const WaitingCards = () => (
  <Skeleton>
    <div className="grid gap-3">
      <BoneCard />
      <BoneCard />
    </div>
  </Skeleton>
);
