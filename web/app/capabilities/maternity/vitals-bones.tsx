import { Card } from '../../ui/card.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the latest reading and its chart. */
export function VitalsBones() {
  return (
    <Skeleton>
      <Card>
        <div className="grid gap-4">
          <Bone size="h-5 w-24" />
          <Bone size="h-9 w-40" />
          <Bone size="h-32 w-full" />
          <Bone size="h-12 w-full" />
        </div>
      </Card>
    </Skeleton>
  );
}
