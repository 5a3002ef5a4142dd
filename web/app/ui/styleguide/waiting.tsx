import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { CalendarUnderTree } from '../drawings/calendar-under-tree.tsx';
import { Letter } from '../drawings/letter.tsx';
import { EmptyCard } from '../empty-card.tsx';
import { Problem } from '../problem.tsx';
import { Section } from '../section.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard } from '../skeleton.tsx';
import { SkeletonArticle, SkeletonText } from '../skeleton-text.tsx';

/** The states of a screen before there is content, in their order: skeleton, problem, empty. */
export function Waiting() {
  const [retrying, setRetrying] = useState(false);
  return (
    <Section title="Skeleton, problem, empty">
      <Skeleton>
        <div className="grid gap-3 md:grid-cols-2">
          <SkeletonBlock size="h-7 w-48" />
          <SkeletonBlock size="h-7 w-24" />
          <SkeletonCard />
          <SkeletonText />
          <SkeletonArticle />
        </div>
      </Skeleton>
      <div className="grid gap-3 md:grid-cols-2">
        <Card>
          <Problem retrying={retrying} onRetry={() => setRetrying(true)} />
        </Card>
        <EmptyCard
          drawing={<CalendarUnderTree />}
          text="You have no visits yet."
          action={<Button>Book a visit</Button>}
        />
        <EmptyCard drawing={<Letter />} text="No messages yet." />
        <EmptyCard text="Nobody lives here yet. Add your family to look after them too." />
      </div>
    </Section>
  );
}
