import { useCallback, useState } from 'react';
import { FilterSheet } from './filter-sheet.tsx';
import { ProvidersMap } from './providers-map.tsx';
import { Results } from './results.tsx';
import { readSearch, type Search } from './search.ts';
import { SearchBar } from './search-bar.tsx';
import type { useSearch } from './use-search.ts';

interface FindProvidersProps {
  found: ReturnType<typeof useSearch>;
  wide: boolean;
}

/** The providers as a list and on a map: side by side on wide screens, one of the two on a phone. */
export function FindProviders({ found: { search, change, clear, isMap }, wide }: FindProvidersProps) {
  const [filtering, setFiltering] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const [chosen, setChosen] = useState<string>();

  const choose = useCallback((id: string | undefined) => {
    setChosen(id);
    if (id) document.getElementById(`provider-${id}`)?.scrollIntoView({ block: 'nearest' });
  }, []);
  function look(changes: Partial<Search>) {
    setChosen(undefined);
    change(changes);
  }
  const map = <ProvidersMap search={search} active={pointed} chosen={chosen} onChoose={choose} />;
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <div className="grid h-fit min-w-0 gap-4">
          <SearchBar search={search} onChange={look} onFilters={() => setFiltering(true)} onClear={clear} />
          {!wide && isMap ? (
            <div className="h-[calc(100dvh-17rem)] min-h-80 overflow-hidden rounded-card border border-line">
              {map}
            </div>
          ) : (
            <div>
              <Results
                search={search}
                active={chosen ?? pointed}
                onPoint={setPointed}
                onChange={look}
                onClear={() => look(readSearch(new URLSearchParams()))}
              />
            </div>
          )}
        </div>
        {wide && (
          <div className="sticky top-4 h-[calc(100dvh-5.5rem)] overflow-hidden rounded-card border border-line">
            {map}
          </div>
        )}
      </div>
      {filtering && (
        <FilterSheet
          search={search}
          onApply={(next) => {
            setFiltering(false);
            look(next);
          }}
          onClose={() => setFiltering(false)}
        />
      )}
    </>
  );
}
