import type { ReactNode, RefObject } from 'react';
import { Button } from './button.tsx';
import { EmptyCard } from './empty-card.tsx';

interface NothingFoundProps {
  text: string;
  drawing?: ReactNode;
  /** The words of the way back to everything. */
  showAll: string;
  onShowAll: () => void;
  /** What has the focus afterwards, because the button disappears. */
  focus: RefObject<HTMLElement | null>;
}

/** A search that found nothing, and the way back to everything. */
export function NothingFound({ showAll, onShowAll, focus, ...said }: NothingFoundProps) {
  return (
    <EmptyCard
      {...said}
      action={
        <Button
          variant="tint"
          onClick={() => {
            focus.current?.focus();
            onShowAll();
          }}
        >
          {showAll}
        </Button>
      }
    />
  );
}
