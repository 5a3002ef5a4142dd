import { queryOptions, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#platform/language/language.tsx';
import { loadWords } from '#platform/language/words.ts';
import { useUser } from '#platform/session.ts';
import { appStyle } from '#platform/stylesheet.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard } from '../../ui/skeleton.tsx';
import { currentBookingsQuery } from '../bookings/current-bookings.queries.ts';

type Language = Parameters<typeof loadWords>[0];

/** The map and the cards with their words and style: not part of the first screen, but loaded when they are reached. */
const panelQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['find-care-panel'],
    queryFn: async () => {
      await loadWords(lang, ['providers']);
      const [module] = await Promise.all([import('../providers/find-care-panel.tsx'), appStyle()]);
      return { Panel: module.FindCarePanel };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The map and the first providers. */
export function FoundCare({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const reached = useReached(place);
  const isWanted = reached || text !== '';
  const panel = useQuery({ ...panelQuery(useLanguage()), enabled: isWanted });
  // Nothing loads yet, so nothing says that it does.
  if (!isWanted) return <div ref={place} className="h-96" />;
  return (
    <div>
      <QueryState
        query={panel}
        skeleton={
          <Skeleton>
            <div className="grid gap-3">
              <SkeletonBlock size="h-72" />
              <SkeletonCard />
            </div>
          </Skeleton>
        }
      >
        {({ Panel }) => <Panel text={text} />}
      </QueryState>
    </div>
  );
}

/** Whether somebody has scrolled there. What is above must be loaded first, because it moves this place. */
function useReached(place: RefObject<HTMLElement | null>): boolean {
  const { id } = useUser();
  const { isPending } = useQuery(currentBookingsQuery(id));
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (isPending || !place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setReached(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isPending, place]);
  return reached;
}
