import type { ReactNode, RefObject } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { House } from './drawings/house.tsx';
import { EmptyState } from './empty-state.tsx';

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
export function NothingFound({ text, drawing = <House />, showAll, onShowAll, focus }: NothingFoundProps) {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        text={text}
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
    </Card>
  );
}
