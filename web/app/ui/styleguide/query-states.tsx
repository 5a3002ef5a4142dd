import { useState } from 'react';
import { ApiError } from '../../platform/api/api.ts';
import { Card } from '../card.tsx';
import { EmptyCard } from '../empty-card.tsx';
import { FilterChips } from '../filter-chips.tsx';
import { QueryState } from '../query-state.tsx';
import { Section } from '../section.tsx';

const CASES = {
  loading: { data: undefined, error: null },
  failed: { data: undefined, error: new Error('sample') },
  missing: { data: undefined, error: new ApiError('not_found', 'sample', 404) },
  empty: { data: [], error: null },
  content: { data: ['Nadège Pierre', 'Joseph'], error: null },
  outdated: { data: ['Nadège Pierre'], error: new Error('sample') },
} as const;
type Case = keyof typeof CASES;

/** What QueryState shows for each result of a query; trying again gives content. */
export function QueryStates() {
  const [chosen, setChosen] = useState<Case>('loading');
  return (
    <Section title="Query state">
      <FilterChips
        legend="The query is"
        value={chosen}
        onChange={setChosen}
        options={(Object.keys(CASES) as Case[]).map((one) => ({ value: one, title: one }))}
      />
      <div className="grid gap-3">
        <QueryState<readonly string[]>
          query={{ ...CASES[chosen], isFetching: false, refetch: () => setChosen('content') }}
          failed="We could not load these people."
          notFound={<Card>Nobody has this address.</Card>}
          isEmpty={(people) => people.length === 0}
          empty={<EmptyCard text="Nobody yet." />}
        >
          {(people) => (
            <ul>
              {people.map((name) => (
                <Card key={name} as="li">
                  {name}
                </Card>
              ))}
            </ul>
          )}
        </QueryState>
      </div>
    </Section>
  );
}
