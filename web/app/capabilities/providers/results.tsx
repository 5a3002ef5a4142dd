import type { ProviderCard } from '@lakou/contract/providers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { ProviderItem } from './provider-item.tsx';
import { cardsQuery } from './providers.queries.ts';
import { queryOf, type Search } from './search.ts';
import { useSearchWords } from './search-words.ts';

interface ResultsProps {
  search: Search;
  active: string | undefined;
  onPoint: (id: string | undefined) => void;
  onClear: () => void;
}

/** The list of providers, page by page. */
export function Results({ search, active, onPoint, onClear }: ResultsProps) {
  const found = useInfiniteQuery(cardsQuery(queryOf(search)));
  return (
    <QueryState
      query={found}
      skeleton={
        <Skeleton>
          <div className="grid gap-3">
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Skeleton>
      }
      frame="none"
      isEmpty={({ pages }) => pages.every(({ length }) => length === 0)}
      empty={<Nobody search={search} onClear={onClear} />}
    >
      {({ pages }) => (
        <Cards
          {...{ active, onPoint }}
          cards={pages.flat()}
          more={
            found.hasNextPage
              ? { busy: found.isFetchingNextPage, fetch: () => void found.fetchNextPage() }
              : undefined
          }
        />
      )}
    </QueryState>
  );
}

function Nobody({ search, onClear }: Pick<ResultsProps, 'search' | 'onClear'>) {
  const { t } = useTranslation('providers');
  const what = useSearchWords(search);
  return (
    <EmptyState
      drawing={<House />}
      text={what ? t('none', { what }) : t('noneAtAll')}
      action={
        what && (
          <Button variant="secondary" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        )
      }
    />
  );
}

interface CardsProps extends Pick<ResultsProps, 'active' | 'onPoint'> {
  cards: readonly ProviderCard[];
  more: { busy: boolean; fetch: () => void } | undefined;
}

function Cards({ cards, active, onPoint, more }: CardsProps) {
  const { t } = useTranslation('providers');
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="font-bold">
          {more ? t('more', { count: cards.length }) : t('count', { count: cards.length })}
        </p>
        <p className="text-14 text-ink-soft">{t('order')}</p>
      </div>
      <ul className="grid gap-3">
        {cards.map((card) => (
          <ProviderItem key={card.id} card={card} active={card.id === active} onPoint={onPoint} />
        ))}
      </ul>
      {more && (
        <div className="mt-4 flex justify-center">
          <Button variant="secondary" busy={more.busy} onClick={more.fetch}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  );
}
