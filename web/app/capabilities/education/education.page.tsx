import type { EducationContent } from '@lakou/contract/education';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useEverydayIds } from '../../platform/find/use-everyday-ids.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Letter } from '../../ui/drawings/letter.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { ListTitle } from '../../ui/list-title.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { Panes } from '../../ui/panes.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { ContentCard } from './content-card.tsx';
import { educationQuery } from './education.queries.ts';
import { ALL, type Filter, filtered, offeredFilters, readFilter, writeFilter } from './filter.ts';

export const clientLoader = needsWords('education');

export default function Education() {
  const { t } = useTranslation('education');
  const { slug } = useParams();
  return (
    <Panes openId={slug} choose={t('choose')}>
      <Hub isBeside={slug !== undefined} />
    </Panes>
  );
}

function Hub({ isBeside }: { isBeside: boolean }) {
  const { t } = useTranslation('education');
  const { params, change } = useAddress();
  const filter = readFilter(params);
  const choose = (changes: Partial<Filter>) =>
    change((asked) => writeFilter({ ...readFilter(asked), ...changes }));
  return (
    <div className="grid gap-4">
      <ListTitle isBeside={isBeside}>{t('title')}</ListTitle>
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clear')}
        value={filter.text}
        onChange={(text) => choose({ text })}
      />
      <Filters filter={filter} onChange={choose} />
      <Items filter={filter} onShowAll={() => change(() => ({}))} />
    </div>
  );
}

interface FiltersProps {
  filter: Filter;
  onChange: (changes: Partial<Filter>) => void;
}

/** Only what there is something of can be chosen, and a single kind needs no choice. */
function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation('education');
  const { data = [] } = useQuery(educationQuery(useLanguage()));
  const { topics, formats } = offeredFilters(data);
  return (
    <div className="grid gap-2">
      {topics.length > 1 && (
        <FilterChips
          legend={t('topic')}
          value={filter.topic}
          onChange={(topic) => onChange({ topic })}
          options={[
            { value: ALL, title: t('allTopics') },
            ...topics.map((topic) => ({ value: topic, title: t(`topics.${topic}`) })),
          ]}
        />
      )}
      {formats.length > 1 && (
        <FilterChips
          legend={t('format')}
          value={filter.format}
          onChange={(format) => onChange({ format })}
          options={[
            { value: ALL, title: t('allFormats') },
            ...formats.map((format) => ({ value: format, title: t(`formats.${format}`) })),
          ]}
        />
      )}
    </div>
  );
}

function Items({ filter, onShowAll }: { filter: Filter; onShowAll: () => void }) {
  const { t } = useTranslation('education');
  const all = useQuery(educationQuery(useLanguage()));
  const everyday = useEverydayIds('education', filter.text);
  return (
    <QueryState
      query={all}
      skeleton={
        <Skeleton>
          <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
            <SkeletonText />
            <SkeletonText />
            <SkeletonText />
            <SkeletonText />
            <SkeletonText />
            <SkeletonText />
          </div>
        </Skeleton>
      }
      failed={t('failed')}
    >
      {(contents) => <Filtered items={filtered(contents, filter, everyday)} onShowAll={onShowAll} />}
    </QueryState>
  );
}

function Filtered({ items, onShowAll }: { items: readonly EducationContent[]; onShowAll: () => void }) {
  const { t } = useTranslation('education');
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="text-15 text-ink-soft outline-none">
        {items.length > 0 && t('found', { count: items.length })}
      </p>
      {items.length === 0 ? (
        <NothingFound
          drawing={<Letter />}
          text={t('none')}
          showAll={t('showAll')}
          onShowAll={onShowAll}
          focus={status}
        />
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-1">
          {items.map((item) => (
            <ContentCard key={item.id} item={item} />
          ))}
        </ul>
      )}
    </>
  );
}
