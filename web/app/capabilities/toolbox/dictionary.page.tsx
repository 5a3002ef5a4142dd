import { LONGEST_TERM, TERM_CATEGORIES, type TermCategory } from '@lakou/contract/toolbox.rules';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { TermCard } from './term-card.tsx';
import { termsQuery } from './toolbox.queries.ts';

export const clientLoader = needsWords('toolbox');

const CATEGORIES = ['all', ...TERM_CATEGORIES] as const;

/** Medical terms in words for patients and for clinicians. */
export default function Dictionary() {
  const { t } = useTranslation('toolbox');
  const { get, put } = useAddress();
  const asked = get('q').slice(0, LONGEST_TERM);
  const category = CATEGORIES.find((each) => each === get('category')) ?? 'all';
  const [typed, setTyped] = useState(asked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') toast.info(t('termMissing'));
    put('q', typed.trim());
  };
  return (
    <div className="mx-auto grid max-w-180 gap-4">
      <title>{t('dictionary')}</title>
      <PageTitle>{t('dictionary')}</PageTitle>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <TextField
            type="search"
            label={t('term')}
            icon={Search}
            maxLength={LONGEST_TERM}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit">{t('search')}</Button>
      </form>
      <FilterChips
        legend={t('category')}
        value={category}
        onChange={(chosen) => put('category', chosen === 'all' ? '' : chosen)}
        options={CATEGORIES.map((value) => ({ value, title: t(`categories.${value}`) }))}
      />
      {asked !== '' && <Terms searchTerm={asked} category={category} />}
    </div>
  );
}

function Terms({ searchTerm, category }: { searchTerm: string; category: TermCategory | 'all' }) {
  const { t } = useTranslation('toolbox');
  const errorText = useErrorText();
  const terms = useQuery(termsQuery(searchTerm, category, useLanguage()));
  return (
    <QueryState
      query={terms}
      failed={terms.error ? t('searchFailed', { reason: errorText(terms.error) }) : undefined}
      skeleton={
        <Skeleton>
          <SkeletonText />
        </Skeleton>
      }
      isEmpty={(found) => found.length === 0}
      empty={<p className="text-16 text-ink-soft">{t('noTerms')}</p>}
    >
      {(found) => (
        <ul className="grid gap-3">
          {found.map((term, at) => (
            <TermCard key={term.id} term={term} open={at === 0} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}
