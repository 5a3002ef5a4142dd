import type { Widening } from '@lakou/contract/providers';
import type { Home } from './home.ts';
import { queryOf, type Search, widerCountry } from './search.ts';

const noPlace = { near: undefined, town: undefined, km: undefined } satisfies Partial<Search>;

/** What is asked of the server: with the country that stays when the place goes. */
export const widenedQuery = (search: Search, home: Home) => {
  const country = widerCountry(search, home);
  return { ...queryOf(search, home), ...(country && { country }) };
};

/** What the search becomes, so that it finds just what was offered. A typed town is replaced, other words stay. */
export function wider(step: Widening['step'], search: Search, home: Home): Partial<Search> {
  const typedTown = queryOf(search, home).location;
  const country = widerCountry(search, home);
  const anywhere: Partial<Search> = {
    ...noPlace,
    ...(typedTown && { text: '' }),
    country: country === home.country ? undefined : (country ?? 'all'),
  };
  const within = { ...(typedTown && { town: typedTown, text: '' }) };
  const steps: Record<Widening['step'], Partial<Search>> = {
    any_day: { day: undefined },
    km_50: { km: 50, ...within },
    km_100: { km: 100, ...within },
    any_price: { price: undefined },
    any_gender: { gender: undefined },
    any_language: { language: undefined },
    video: { ...anywhere, mode: 'video' },
    anywhere,
    any_country: { ...anywhere, country: 'all' },
  };
  return steps[step];
}
