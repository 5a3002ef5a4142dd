import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';

const DAYS = Array.from({ length: 35 }, (_, index) => index);

export function CalendarSkeleton() {
  return (
    <Skeleton>
      <Card>
        <div className="grid justify-items-center gap-5">
          <SkeletonBlock size="h-6 w-40" />
          <div className="grid w-full grid-cols-7 justify-items-center gap-y-2">
            {DAYS.map((day) => (
              <SkeletonBlock key={day} size="size-9" />
            ))}
          </div>
        </div>
      </Card>
    </Skeleton>
  );
}
