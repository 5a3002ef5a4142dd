import { Card } from '../../ui/card.tsx';
import { SkeletonBlock } from '../../ui/skeleton.tsx';
import { SIGNS } from './vital-signs.ts';

export const TilesSkeleton = () => (
  <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
    {SIGNS.map((sign) => (
      <Card key={sign}>
        <div className="grid gap-3">
          <SkeletonBlock size="h-4 w-20" />
          <SkeletonBlock size="h-7 w-16" />
          <SkeletonBlock size="h-4 w-24" />
        </div>
      </Card>
    ))}
  </div>
);
