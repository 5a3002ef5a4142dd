import { useEffect, useMemo } from 'react';
import { useAddress } from '../../platform/use-address.ts';
import { keepDraft, readDraft } from '../../ui/form/drafts.ts';
import { readSearch, type Search, withoutFilters, writeSearch } from './search.ts';

const KEPT = 'find-care';

const isMapIn = (address: URLSearchParams) => address.get('view') === 'map';
const showsClinicsIn = (address: URLSearchParams) => address.get('show') === 'clinics';

/** The search in the page's address; without one, the last search of this device until somebody signs out. */
export function useSearch() {
  const { params, change } = useAddress();
  const search = useMemo(() => readSearch(params), [params]);

  useEffect(() => {
    if (params.size > 0) return;
    const last = readDraft(KEPT)?.values.search;
    if (typeof last === 'string' && last !== '') change(() => new URLSearchParams(last));
  }, [params, change]);

  const go = (next: (asked: Search) => Search, map?: boolean) =>
    change((asked) => {
      const written = writeSearch(next(readSearch(asked)));
      keepDraft(KEPT, { search: written.toString() }, Date.now());
      if (map ?? isMapIn(asked)) written.set('view', 'map');
      if (showsClinicsIn(asked)) written.set('show', 'clinics');
      return written;
    });
  return {
    search,
    clear: () => go(withoutFilters),
    change: (changes: Partial<Search>) => go((asked) => ({ ...asked, ...changes })),
    isMap: isMapIn(params),
    showsClinics: showsClinicsIn(params),
    showMap: (map: boolean) => go((asked) => asked, map),
  };
}
