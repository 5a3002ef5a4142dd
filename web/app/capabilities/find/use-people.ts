import { LONGEST_PERSON_SEARCH } from '@lakou/contract/primitives.rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { areaOf } from '../../areas/areas.ts';
import { useUser } from '../../platform/session.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { usersQuery } from '../administration/administration.queries.ts';
import { patientsQuery } from '../provider-workspace/agenda.queries.ts';
import { type Asked, askedOf, NOT_ASKED } from './results.ts';

const LEAST_LETTERS = 2;

/**
 * Patients of a provider, accounts for administrators: by the calls of their own screens, nobody for others. While one
 * types there are none, so that Enter never opens whom the earlier letters found.
 */
export function usePeople(text: string): Asked {
  const user = useUser();
  const area = areaOf(user);
  const search = useDebounced(text).slice(0, LONGEST_PERSON_SEARCH);
  const isTyped = search.length >= LEAST_LETTERS;
  const patients = useInfiniteQuery({
    ...patientsQuery(user.id, search),
    enabled: isTyped && area === 'provider',
  });
  const accounts = useInfiniteQuery({
    ...usersQuery({ search, role: undefined, state: undefined }),
    enabled: isTyped && area === 'admin',
  });
  if (!isTyped || search !== text) return NOT_ASKED;
  // Until its own reply has come, a list still holds whom the earlier letters found.
  const shown = <T>(found: { isPlaceholderData: boolean; data?: { pages: T[][] } | undefined }) =>
    found.isPlaceholderData ? undefined : found.data?.pages.flat();
  if (area === 'admin')
    return askedOf(
      accounts,
      shown(accounts)?.map(({ id, name, email }) => ({
        key: id,
        title: name,
        detail: email,
        to: `/app/users/${id}`,
      })),
    );
  if (area !== 'provider') return NOT_ASKED;
  return askedOf(
    patients,
    shown(patients)?.map(({ id, name }) => ({ key: id, title: name, to: `/app/patients/${id}` })),
  );
}
