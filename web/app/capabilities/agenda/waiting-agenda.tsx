import { Bone, BoneCard, Skeleton } from '../../ui/skeleton.tsx';

/** Days to come, in their shape: a strip and a list on a phone, columns of hours with room. */
function DayBones() {
  return (
    <>
      <div className="grid gap-4 lg:hidden">
        <Bone size="h-16 w-full" />
        <BoneCard />
        <BoneCard />
      </div>
      <div className="max-lg:hidden">
        <Bone size="h-120 w-full" />
      </div>
    </>
  );
}

export const WaitingDays = () => (
  <Skeleton>
    <DayBones />
  </Skeleton>
);

/** With the bar above them. */
export const WaitingAgenda = () => (
  <Skeleton>
    <div className="grid gap-4">
      <div className="flex justify-between">
        <Bone size="h-11 w-36" />
        <Bone size="h-11 w-24" />
      </div>
      <DayBones />
    </div>
  </Skeleton>
);
