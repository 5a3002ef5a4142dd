import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { ProviderItem } from './provider-item.tsx';
import { firstCardsQuery } from './providers.queries.ts';
import { ProvidersMap } from './providers-map.tsx';
import { isFromHome, queryOf, readSearch } from './search.ts';
import { useHome } from './use-home.ts';

// On a home page the list is short; the page of the search shows all.
const MOST_CARDS = 3;

/** For a home page: the map and the first providers that the text finds. Needs the namespace `providers`. */
export function FindCarePanel({ text }: { text: string }) {
  const { t } = useTranslation('providers');
  const search = { ...readSearch(new URLSearchParams()), text };
  const [pointed, setPointed] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  return (
    <div className="grid gap-3">
      <div className="h-72 overflow-hidden rounded-card border border-line">
        <ProvidersMap search={search} active={pointed} chosen={chosen} onChoose={setChosen} />
      </div>
      <QueryState
        query={useQuery(firstCardsQuery(queryOf(search, useHome()), MOST_CARDS))}
        isEmpty={({ length }) => length === 0}
        empty={
          <p role="status" className="text-ink-soft">
            {text.trim() ? t('none', { what: text.trim() }) : t('noneAtAll')}
          </p>
        }
      >
        {(cards) => (
          <ul className="grid items-start gap-3 lg:grid-cols-3">
            {cards.map((card) => (
              <ProviderItem
                key={card.id}
                card={card}
                active={card.id === (chosen ?? pointed)}
                onPoint={setPointed}
                headingLevel={3}
                fromHome={isFromHome(search)}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}
