import type { VisitNote } from '@lakou/contract/visit-notes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { noteQuery } from './visit-notes.queries.ts';

interface NoteFrameProps {
  id: string;
  title: string;
  /** Where to go when there is no such note. */
  back: { to: string; text: string };
  /** Shown where the note cannot be read now. */
  kept?: VisitNote | undefined;
  children: (note: VisitNote) => ReactNode;
}

/** The states of a screen of one note; it has its title while it loads. */
export function NoteFrame({ id, title, back, kept, children }: NoteFrameProps) {
  const { t } = useTranslation('visit-notes');
  const titled = (content: ReactNode) => (
    <>
      <title>{title}</title>
      <h1 className="mb-5 text-28 font-extrabold tracking-tight">{title}</h1>
      {content}
    </>
  );
  const query = useQuery(noteQuery(id));
  const isAway = query.data === undefined && query.error instanceof ApiError && query.error.status === 0;
  if (isAway && kept) return children(kept);
  return (
    <QueryState
      query={query}
      skeleton={titled(
        <Skeleton>
          <div className="grid gap-6">
            <SkeletonText />
            <SkeletonText />
          </div>
        </Skeleton>,
      )}
      failed={t('noteFailed')}
      frame={(problem) => titled(<Card>{problem}</Card>)}
      notFound={titled(
        <Card>
          <EmptyState
            drawing={<House />}
            text={t('noSuchNote')}
            action={
              <ButtonLink variant="secondary" to={back.to}>
                {back.text}
              </ButtonLink>
            }
          />
        </Card>,
      )}
    >
      {children}
    </QueryState>
  );
}
