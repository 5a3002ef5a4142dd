import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../platform/use-debounced.ts';
import { useLabels } from '../providers/labels.ts';
import { firstCardsQuery } from '../providers/providers.queries.ts';
import { type Asked, askedOf, NOT_ASKED } from './results.ts';

const LEAST_LETTERS = 3;
const MOST = 5;

/** For patients, the professionals whom the words find. While one types there are none, as among the people. */
export function useProviders(text: string, isPatient: boolean): Asked {
  const labels = useLabels();
  const search = useDebounced(text).slice(0, LONGEST_SEARCH);
  const isAsked = isPatient && search === text && search.length >= LEAST_LETTERS;
  const query = useQuery({
    ...firstCardsQuery({ q: search }, MOST),
    enabled: isAsked,
  });
  if (!isAsked) return NOT_ASKED;
  return askedOf(
    query,
    (query.isPlaceholderData ? undefined : query.data)?.map(({ id, name, specialty }) => ({
      key: id,
      title: name,
      detail: labels.specialty(specialty),
      to: `/app/providers/${id}`,
    })),
  );
}
