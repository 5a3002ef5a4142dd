import { Card } from './card.tsx';
import { SkeletonBlock } from './skeleton.tsx';

/** The skeleton of a card with a title and lines. */
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

/** The skeleton of a page of text, as high as a screen so that the content below moves little. */
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
