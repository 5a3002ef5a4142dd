import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { ButtonLink } from './button.tsx';
import { EmptyCard } from './empty-card.tsx';
import { HiddenTitle } from './hidden-title.tsx';
import { QueryState } from './query-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { SkeletonArticle } from './skeleton-text.tsx';

interface OneOfListProps<Item> {
  list: UseQueryResult<Item[]>;
  id: string | undefined;
  /** The link back to the list. */
  back: { to: string; text: string };
  failed: string;
  missing: string;
  children: (item: Item) => ReactNode;
}

/** The page of one item of a list that is loaded as a whole: skeleton, problem, empty, content. */
export function OneOfList<Item extends { id: string }>(props: OneOfListProps<Item>) {
  const { list, id, back, failed, missing, children } = props;
  const item = list.data?.find((one) => one.id === id);
  return (
    <div className="mx-auto grid w-full max-w-170 gap-4">
      <div>
        <BackLink to={back.to}>{back.text}</BackLink>
      </div>
      {item ? (
        children(item)
      ) : (
        <>
          <HiddenTitle>{back.text}</HiddenTitle>
          <QueryState
            query={list}
            skeleton={
              <Skeleton>
                <SkeletonArticle />
              </Skeleton>
            }
            failed={failed}
          >
            {() => (
              <EmptyCard
                text={missing}
                action={
                  <ButtonLink to={back.to} variant="tint">
                    {back.text}
                  </ButtonLink>
                }
              />
            )}
          </QueryState>
        </>
      )}
    </div>
  );
}
