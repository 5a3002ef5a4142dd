import type { ProviderCard } from '@lakou/contract/providers';
import { PROVIDER_SORTS } from '@lakou/contract/providers.rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { ProviderItem } from './provider-item.tsx';
import { cardsQuery } from './providers.queries.ts';
import { isFromHome, queryOf, type Search, sortOf } from './search.ts';
import { useSearchWords } from './search-words.ts';
import { useHome } from './use-home.ts';
import { Widenings } from './widenings.tsx';

interface ResultsProps {
  search: Search;
  active: string | undefined;
  onPoint: (id: string | undefined) => void;
  onChange: (changes: Partial<Search>) => void;
  onClear: () => void;
}

/** The list of providers, page by page. */
export function Results({ search, active, onPoint, onChange, onClear }: ResultsProps) {
  const { t } = useTranslation('providers');
  const online = useOnline();
  const isPatient = useUser().role === 'PATIENT';
  const query = queryOf(search, useHome());
  const found = useInfiniteQuery(cardsQuery({ ...query, ...sortOf(search, query) }));
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
      frame={(problem) => (
        <div className="grid justify-items-center">
          {problem}
          {!online && isPatient && (
            <ButtonLink to="/app/visits" variant="secondary">
              {t('askKnown')}
            </ButtonLink>
          )}
        </div>
      )}
      isEmpty={({ pages }) => pages.every(({ length }) => length === 0)}
      empty={<Nobody {...{ search, onChange, onClear }} />}
    >
      {({ pages }) => (
        <Cards
          {...{ active, onPoint, search, onChange }}
          canSortByDistance={query.near !== undefined}
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

function Nobody({ search, onChange, onClear }: Pick<ResultsProps, 'search' | 'onChange' | 'onClear'>) {
  const { t } = useTranslation('providers');
  const what = useSearchWords(search);
  return (
    <EmptyState
      drawing={<House />}
      text={what ? t('none', { what }) : t('noneAtAll')}
      action={
        what && (
          <>
            <Widenings search={search} onChange={onChange} />
            <Button variant="secondary" onClick={onClear}>
              {t('clearFilters')}
            </Button>
          </>
        )
      }
    />
  );
}

interface CardsProps extends Pick<ResultsProps, 'active' | 'onPoint' | 'search' | 'onChange'> {
  canSortByDistance: boolean;
  cards: readonly ProviderCard[];
  more: { busy: boolean; fetch: () => void } | undefined;
}

function Cards({ cards, active, onPoint, more, search, onChange, canSortByDistance }: CardsProps) {
  const { t } = useTranslation('providers');
  const sorts = PROVIDER_SORTS.filter((sort) => sort !== 'nearest' || canSortByDistance);
  return (
    <>
      <div className="mb-3 grid gap-3">
        <p role="status" className="font-bold">
          {more ? t('more', { count: cards.length }) : t('count', { count: cards.length })}
        </p>
        <FilterChips
          legend={t('sort')}
          options={sorts.map((value) => ({ value, title: t(`sorts.${value}`) }))}
          value={sorts.find((sort) => sort === search.sort) ?? 'rating'}
          onChange={(sort) => onChange({ sort: sort === 'rating' ? undefined : sort })}
        />
      </div>
      <ul className="grid gap-3">
        {cards.map((card) => (
          <ProviderItem
            key={card.id}
            card={card}
            active={card.id === active}
            onPoint={onPoint}
            mode={search.mode}
            fromHome={isFromHome(search)}
          />
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
