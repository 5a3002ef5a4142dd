import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { House } from './drawings/house.tsx';
import { EmptyState } from './empty-state.tsx';

interface EmptyCardProps {
  /** One of `drawings/`. */
  drawing?: ReactNode;
  text: string;
  action?: ReactNode;
}

/** What a list or a page says where there is nothing to show. */
export function EmptyCard({ drawing = <House />, ...said }: EmptyCardProps) {
  return (
    <Card>
      <EmptyState drawing={drawing} {...said} />
    </Card>
  );
}
