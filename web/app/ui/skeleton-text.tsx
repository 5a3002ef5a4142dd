import { Card } from './card.tsx';
import { SkeletonBlock } from './skeleton.tsx';

/** A card of words: a title, and lines under it. */
export function SkeletonText() {
  return (
    <Card>
      <div className="space-y-2.5">
        <SkeletonBlock size="h-5 w-1/2" />
        <SkeletonBlock size="h-3.5 w-full" />
        <SkeletonBlock size="h-3.5 w-3/4" />
      </div>
    </Card>
  );
}

/** A page to read: its title, and a screenful of paragraphs, so that nothing below jumps far. */
export function SkeletonArticle() {
  return (
    <div className="space-y-7">
      <SkeletonBlock size="h-8 w-3/4" />
      {['first', 'second', 'third'].map((part) => (
        <div key={part} className="space-y-3">
          <SkeletonBlock size="h-5 w-1/2" />
          <SkeletonBlock size="h-4 w-full" />
          <SkeletonBlock size="h-4 w-full" />
          <SkeletonBlock size="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
