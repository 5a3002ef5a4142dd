import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { keepDraft, readDraft } from '../../ui/form/drafts.ts';
import { readSearch, type Search, writeSearch } from './search.ts';

const KEPT = 'find-care';

/** The search in the page's address; without one, the last search of this device until somebody signs out. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readSearch(params), [params]);
  const isMap = params.get('view') === 'map';
  const showsClinics = params.get('show') === 'clinics';

  useEffect(() => {
    if (location.search !== '') return;
    const last = readDraft(KEPT)?.values.search;
    if (typeof last === 'string' && last !== '') setParams(last, { replace: true });
  }, [setParams]);

  function go(next: Search, map = isMap) {
    const written = writeSearch(next);
    keepDraft(KEPT, { search: written.toString() }, Date.now());
    if (map) written.set('view', 'map');
    if (showsClinics) written.set('show', 'clinics');
    setParams(written, { replace: true, preventScrollReset: true });
  }
  return {
    search,
    /** One tap leads back to everybody; the order and the words stay. */
    clear: () => go({ ...readSearch(new URLSearchParams()), text: search.text, sort: search.sort }),
    change: (changes: Partial<Search>) => go({ ...search, ...changes }),
    isMap,
    showsClinics,
    showMap: (map: boolean) => go(search, map),
  };
}
