import { Card } from './card.tsx';
import { Bone } from './skeleton.tsx';

/** A card of words: a title, and lines under it. */
export function BoneText() {
  return (
    <Card>
      <div className="space-y-2.5">
        <Bone size="h-5 w-1/2" />
        <Bone size="h-3.5 w-full" />
        <Bone size="h-3.5 w-3/4" />
      </div>
    </Card>
  );
}

/** A page to read: its title, and a screenful of paragraphs, so that nothing below jumps far. */
export function BoneArticle() {
  return (
    <div className="space-y-7">
      <Bone size="h-8 w-3/4" />
      {['first', 'second', 'third'].map((part) => (
        <div key={part} className="space-y-3">
          <Bone size="h-5 w-1/2" />
          <Bone size="h-4 w-full" />
          <Bone size="h-4 w-full" />
          <Bone size="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
